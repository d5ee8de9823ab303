// Whether a provider proved a second factor at a session's sign-in; the session's seal covers it.

export const sessionFactors = `
alter table session add column factor boolean not null default false;
`;
