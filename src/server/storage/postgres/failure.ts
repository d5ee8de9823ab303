// Every way in which the database may fail us at the start, each with one clear sentence.

export const POSTGRES_FAILURES = [
  'no-binaries',
  'no-database',
  'folder-not-reachable',
  'folder-not-writable',
  'disk-full',
  'other-version',
  'newer-release',
  'older-release',
  'changed-migration',
  'already-in-use',
  'port-not-free',
  'not-durable',
  'too-old',
  'cannot-connect',
  'did-not-start',
] as const;

/** An expected failure of the database, as a value: its reason and a sentence for the operator. */
export interface PostgresFailure {
  readonly failed: (typeof POSTGRES_FAILURES)[number];
  readonly says: string;
}

export const failure = (failed: PostgresFailure['failed'], says: string): PostgresFailure => ({
  failed,
  says,
});

/** Whether an answer is a failure rather than the thing that was asked for. */
export const isFailure = (answer: object): answer is PostgresFailure =>
  'failed' in answer && 'says' in answer;

/** What PostgreSQL's own log says about why it did not start, as one of our sentences. */
export function failureFromLog(log: string, folder: string): PostgresFailure {
  if (/No space left on device|Disk quota exceeded/u.test(log)) return diskFull(folder);
  if (/database files are incompatible with server/u.test(log)) return otherVersion(folder);
  if (/lock file "postmaster\.pid" already exists/u.test(log)) return inUse(folder, null);
  if (/pre-existing shared memory block/u.test(log)) {
    return inUse(folder, 'processes of a database that is only just ending');
  }
  if (/could not bind (?:IPv[46]|Unix) address|Address already in use/u.test(log)) {
    return failure('port-not-free', 'The database port is taken: choose another or leave it out.');
  }
  if (/Permission denied|has wrong ownership|has invalid permissions/u.test(log)) {
    return failure(
      'folder-not-writable',
      `The database may not write in ${folder}: give that folder to the user it runs as.`,
    );
  }
  const last = log
    .trim()
    .split('\n')
    .findLast(line => /FATAL|PANIC|error/u.test(line));
  return failure(
    'did-not-start',
    `The database in ${folder} did not start: ${last ?? 'it said nothing; see its log'}.`,
  );
}

export const diskFull = (folder: string): PostgresFailure =>
  failure('disk-full', `The disk that holds ${folder} is full: free some room and start again.`);

export const otherVersion = (folder: string, found?: string): PostgresFailure =>
  failure(
    'other-version',
    `The data in ${folder} was written by PostgreSQL ${found ?? 'of another version'}: ` +
      'restore a backup into a new folder, or start the release that wrote it.',
  );

export const inUse = (folder: string, by: string | null): PostgresFailure =>
  failure(
    'already-in-use',
    `The data in ${folder} is in use${by === null ? '' : ` by ${by}`}: stop that one first.`,
  );
