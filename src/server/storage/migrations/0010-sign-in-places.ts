// Failed sign-ins are counted by person and place, so that nobody locks others out; and a person's
// own places are remembered. Whoever was added with a first password changes it at first use.

export const signInPlaces = `
drop table sign_in_guard;
create table sign_in_guard (
  -- What is counted, whose and from where.
  key text primary key,
  -- Also for ids that nobody has: an answer must not tell which exist. Null for a whole place.
  person text,
  failures int not null default 0,
  failed_at timestamptz,
  locked_until timestamptz
);
create index on sign_in_guard (person);

create table known_place (
  staff text not null references staff (id),
  place text not null,
  primary key (staff, place)
);

alter table staff add column password_is_first boolean not null default false;

-- Which keys belong to this database: a start with others refuses.
create table key_fingerprint (name text primary key, fingerprint text not null);
`;
