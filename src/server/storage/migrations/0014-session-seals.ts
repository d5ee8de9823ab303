// A session's row bears a seal under the house's key: a row that somebody wrote into the database
// signs nobody in. Sessions of before have none: their people sign in again.

export const sessionSeals = `
alter table session add column seal bytea;
`;
