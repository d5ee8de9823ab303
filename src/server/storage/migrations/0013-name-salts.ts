// A person's name on record is a mark under a salt of their own: without the salt nobody can tell
// from the journal what the name was, and the salt goes when the person is erased.

export const nameSalts = `
alter table staff add column name_salt bytea;
`;
