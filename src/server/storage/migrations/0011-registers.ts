// A change of the registers of people and devices is first written down, then put on record, then
// confirmed. What a crash leaves unconfirmed nobody can sign in or join with.

export const registers = `
alter table staff add column recorded boolean not null default true;
alter table device add column recorded boolean not null default true;
`;
