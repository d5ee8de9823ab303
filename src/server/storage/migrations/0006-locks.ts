// What guards the doors: failed sign-ins, one-time codes, PINs, breaks; and what a device register
// must say of each device.

export const lockTables = `
-- Also for ids that nobody has: an answer must not tell which exist.
create table sign_in_guard (
  id text primary key,
  failures int not null default 0,
  failed_at timestamptz,
  locked_until timestamptz
);

alter table staff
  -- argon2id as the password; asked for again at approvals.
  add column pin text,
  -- Under seal: the database alone cannot make a code.
  add column code_secret bytea,
  add column code_confirmed_at timestamptz,
  -- The step of the last code that was used: none is good twice.
  add column code_step bigint not null default 0;

alter table session
  -- A console is left for a break: nothing is done in its name until its person is back.
  add column paused_at timestamptz;

alter table device
  alter column token_hash drop not null,
  -- Ed25519, in DER; the device alone has the other half.
  add column public_key bytea unique,
  add column approval_reference text,
  add column approved_on date,
  -- The approved distance of a remote terminal from its table (ruling R17).
  add column distance_m numeric,
  add column revoked_by text,
  add constraint device_can_prove_itself check (token_hash is not null or public_key is not null);
`;
