// `sabot-rules`: the whole library. An entry of one book, such as `sabot-rules/crown`, is smaller.

export { RULEBOOK_IDS, VERSIONS } from '../rules/rulebook.ts';
export { BOOKS, bookOf } from './books.ts';
export { crownRapid } from './books/crown-rapid.ts';
export { crown } from './books/crown.ts';
export { demonstration } from './books/demonstration.ts';
export { mbsRapid } from './books/mbs-rapid.ts';
export { tasmania } from './books/tasmania.ts';
export * from './clauses.ts';
export * from './odds.ts';
export * from './play.ts';
