// Since when each password is in use: one that has grown old is changed at the next sign-in.

export const passwordAge = `
alter table staff add column password_since timestamptz not null default now();
`;
