// What a page that plays a day again lets people choose among; schemas are left to the server.

export { RULEBOOK_IDS as AGAIN_BOOKS, VERSIONS as AGAIN_VERSIONS } from '../../rules/rulebook.ts';
