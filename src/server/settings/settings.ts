// Every setting of the house in one place: its name in the environment, its default, what it does.

import type { NoteSettings } from '../money/banknotes/banknote-terms.ts';
import { HOUSE_KINDS } from './house-kind.ts';
import { PACES } from '../tables/virtual/pace.ts';
import { readValue, type SettingEntry, settingValue, type SumByCurrency } from './setting-kinds.ts';

const HOURS_A_DAY = 24;

/** All of them. `sabot serve --help` and docs/operating.md are written from this. */
export const SETTINGS = {
  port: {
    ...{ env: 'SABOT_PORT', kind: 'whole', default: 8080, least: 0, most: 65_535 },
    says: 'Where the screens are served; 0 takes any free port. PORT is read where it is not set.',
  },
  host: {
    ...{ env: 'SABOT_HOST', kind: 'text', default: 'localhost' },
    says: 'The network address to listen on; 0.0.0.0 for the whole network.',
  },
  metricsPort: {
    ...{ env: 'SABOT_METRICS_PORT', kind: 'whole', default: 0, least: 0, most: 65_535 },
    says: 'A port for /metrics and health alone; 0 serves /metrics beside the screens.',
  },
  metricsHost: {
    ...{ env: 'SABOT_METRICS_HOST', kind: 'text', default: 'localhost' },
    says: 'The network address of that port.',
  },
  data: {
    ...{ env: 'SABOT_DATA', kind: 'text', default: '.sabot' },
    says: 'The folder for the database and the key of virtual shoes.',
  },
  databaseUrl: {
    ...{ env: 'DATABASE_URL', kind: 'database', default: null },
    says: 'A PostgreSQL 15 or later that others run; left out, we run our own.',
  },
  cluster: {
    ...{ env: 'SABOT_CLUSTER', kind: 'yes-or-no', default: false },
    says: 'Whether this is one node of a house of several, on DATABASE_URL and NATS_URL.',
  },
  natsUrl: {
    ...{ env: 'NATS_URL', kind: 'text', default: null },
    says: 'The NATS servers by which nodes speak, comma-separated; left out, there is one node.',
  },
  node: {
    ...{ env: 'SABOT_NODE', kind: 'text', default: null },
    says: 'What this node is called; the machine’s name if omitted.',
  },
  nodeLeaseMs: {
    ...{ env: 'SABOT_NODE_LEASE_MS', kind: 'whole', default: 2_400, least: 200, most: 60_000 },
    says: 'After a silence of so many milliseconds a node’s tables go to others.',
  },
  house: {
    ...{ env: 'SABOT_HOUSE', kind: HOUSE_KINDS, default: null },
    says: 'What a new house is, a demonstration if omitted. It is stored and never changes.',
  },
  houseName: {
    ...{ env: 'SABOT_HOUSE_NAME', kind: 'text', default: 'Sabot' },
    says: 'The name of a new house.',
  },
  helpLine: {
    ...{ env: 'SABOT_HELP_LINE', kind: 'text', default: null },
    says: 'Whom a terminal’s help names against problem gambling; the country’s if omitted.',
  },
  currency: {
    ...{ env: 'SABOT_CURRENCY', kind: 'currency', default: 'AUD' },
    says: 'The currency of the house’s own records; tables have theirs in their set-up.',
  },
  pace: {
    ...{ env: 'SABOT_PACE', kind: PACES, default: 'floor' },
    says: 'How quickly virtual tables are dealt: as on a floor, brisk, or as fast as a test likes.',
  },
  simulatedPatrons: {
    ...{ env: 'SABOT_SIMULATED_PATRONS', kind: 'yes-or-no', default: true },
    says: 'Whether simulated patrons play in a demonstration house.',
  },
  gamingDayHour: {
    ...{ env: 'SABOT_GAMING_DAY_HOUR', kind: 'whole', default: 6, least: 0, most: 23 },
    says: 'The hour at which a new gaming day begins.',
  },
  gamingDayZone: {
    ...{ env: 'SABOT_GAMING_DAY_ZONE', kind: 'zone', default: 'Australia/Melbourne' },
    says: 'The time zone of that hour.',
  },
  shifts: {
    ...{ env: 'SABOT_SHIFTS', kind: 'whole', default: 3, least: 1, most: HOURS_A_DAY },
    says: 'How many equal shifts a gaming day has in reports; the first begins with the day.',
  },
  sessionHours: {
    ...{ env: 'SABOT_SESSION_HOURS', kind: 'whole', default: 12, least: 1, most: HOURS_A_DAY },
    says: 'How long a sign-in lasts.',
  },
  idleMinutes: {
    ...{ env: 'SABOT_IDLE_MINUTES', kind: 'whole', default: 60, least: 1, most: 1_440 },
    says: 'A sign-in ends after this long without use.',
  },
  remoteApprovalAfterSeconds: {
    ...{ env: 'SABOT_REMOTE_APPROVAL_AFTER_SECONDS', kind: 'whole', default: 60, most: 3_600 },
    least: 0,
    says: 'How long a second person is looked for at the table first; 0 asks the floor at once.',
  },
  remoteApprovalSeconds: {
    ...{ env: 'SABOT_REMOTE_APPROVAL_SECONDS', kind: 'whole', default: 300, most: 3_600 },
    least: 1,
    says: 'How long a request for an approval waits for an answer on the floor.',
  },
  passwordDays: {
    ...{ env: 'SABOT_PASSWORD_DAYS', kind: 'whole', default: 90, least: 0, most: 3_650 },
    says: 'A password older than this must be changed at the next sign-in; 0 disables.',
  },
  driftMs: {
    ...{ env: 'SABOT_DRIFT_MS', kind: 'whole', default: 1_000, least: 0, most: 3_600_000 },
    says: 'Alarm when our clock and the database’s differ by more than this; 0 disables.',
  },
  origins: {
    ...{ env: 'SABOT_ORIGINS', kind: 'texts', default: [] },
    says: 'Other origins whose pages may connect, comma-separated; our own always may.',
  },
  tlsCert: {
    ...{ env: 'SABOT_TLS_CERT', kind: 'text', default: null },
    says: 'Certificate chain in PEM; if set, the screens are served over TLS.',
  },
  tlsKey: {
    ...{ env: 'SABOT_TLS_KEY', kind: 'text', default: null },
    says: 'Its private key in PEM.',
  },
  plainHttp: {
    ...{ env: 'SABOT_PLAIN_HTTP', kind: 'yes-or-no', default: false },
    says: 'Whether a live house may be served without TLS, its own or a trusted proxy’s.',
  },
  hosts: {
    ...{ env: 'SABOT_HOSTS', kind: 'texts', default: [] },
    says: 'Names by which browsers may ask for us, comma-separated, beside addresses and our own.',
  },
  codeRoles: {
    ...{ env: 'SABOT_CODE_ROLES', kind: 'roles', default: [] },
    says: 'Roles that do nothing until they sign in with one-time codes, comma-separated.',
  },
  oidcIssuer: {
    ...{ env: 'SABOT_OIDC_ISSUER', kind: 'url', default: null },
    says: 'An OpenID Connect provider by which staff may sign in beside passwords.',
  },
  oidcClient: {
    ...{ env: 'SABOT_OIDC_CLIENT', kind: 'text', default: null },
    says: 'The house’s name as that provider’s client.',
  },
  oidcSecretFile: {
    ...{ env: 'SABOT_OIDC_SECRET_FILE', kind: 'text', default: null },
    says: 'A file with the client’s secret; a public client, by PKCE alone, if omitted.',
  },
  oidcPersonClaim: {
    ...{ env: 'SABOT_OIDC_PERSON_CLAIM', kind: 'text', default: 'preferred_username' },
    says: 'The claim that names the person as the house’s staff list does.',
  },
  oidcRolesClaim: {
    ...{ env: 'SABOT_OIDC_ROLES_CLAIM', kind: 'text', default: 'roles' },
    says: 'The claim that lists the person’s roles.',
  },
  oidcRolePrefix: {
    ...{ env: 'SABOT_OIDC_ROLE_PREFIX', kind: 'text', default: '' },
    says: 'What stands before our roles in that claim, as in sabot-dealer.',
  },
  oidcFactors: {
    ...{ env: 'SABOT_OIDC_FACTORS', kind: 'texts', default: ['mfa', 'otp', 'hwk', 'swk'] },
    says: 'Values of amr or acr that say a second factor was shown, comma-separated.',
  },
  trustProxy: {
    ...{ env: 'SABOT_TRUST_PROXY', kind: 'addresses', default: [] },
    says: 'Addresses of proxies trusted for a client’s address, scheme and host, comma-separated.',
  },
  logLevel: {
    ...{ env: 'SABOT_LOG', kind: ['debug', 'info', 'warn', 'error', 'silent'], default: 'warn' },
    says: 'What is logged: lines of JSON on standard error.',
  },
  monitoring: {
    ...{ env: 'SABOT_MONITORING', kind: 'url', default: null },
    says: 'URL to which every significant event is sent; play never waits for it.',
  },
  notes: {
    ...{ env: 'SABOT_NOTES', kind: 'wholes', default: [], least: 1 },
    says: 'Banknotes that acceptors take, in cents, comma-separated; the currency’s if omitted.',
  },
  mostTerminalCents: {
    ...{ env: 'SABOT_MOST_TERMINAL_CENTS', kind: 'whole', default: 1_000_000, least: 1 },
    says: 'A note that would bring a terminal above this balance is given back.',
  },
  substantialWin: {
    ...{ env: 'SABOT_SUBSTANTIAL_WIN', kind: 'sums', default: {} },
    says: 'What a patron wins in one coup above this locks the terminal until an attendant comes.',
  },
  commandsPerSecond: {
    ...{ env: 'SABOT_COMMANDS_PER_SECOND', kind: 'whole', default: 20, least: 1, most: 10_000 },
    says: 'Messages one device or person may send per second; twice as many in a burst.',
  },
  mostStrangers: {
    ...{ env: 'SABOT_MOST_STRANGERS', kind: 'whole', default: 4_000, least: 16, most: 100_000 },
    says: 'Lines on which nobody is known yet, a quarter of them from one address; the oldest go.',
  },
  mostBufferedBytes: {
    ...{ env: 'SABOT_MOST_BUFFERED', kind: 'whole', default: 4_194_304, least: 65_536 },
    says: 'A screen with this many unread bytes is disconnected; it may reconnect.',
  },
  door: {
    ...{ env: 'SABOT_DOOR', kind: 'yes-or-no', default: true },
    says: 'Whether a separate gateway process holds the screens’ sockets; never with TLS.',
  },
  mostFlying: {
    ...{ env: 'SABOT_MOST_FLYING', kind: 'whole', default: 500, least: 1 },
    says: 'Commands that may wait at one table; beyond them the answer is busy.',
  },
  snapshotEvery: {
    ...{ env: 'SABOT_SNAPSHOT_EVERY', kind: 'whole', default: 1_000, least: 1 },
    says: 'Events of a table between two snapshots: fewer make a restart quicker.',
  },
  checkpoints: {
    ...{ env: 'SABOT_CHECKPOINTS', kind: 'folder-or-url', default: null },
    says: 'Where signed checkpoints are copied to: a folder on another machine, or a URL.',
  },
  checkpointMinutes: {
    ...{ env: 'SABOT_CHECKPOINT_MINUTES', kind: 'whole', default: 10, least: 1, most: 1_440 },
    says: 'Minutes between checkpoints; one more when the house closes.',
  },
  headsSeconds: {
    ...{ env: 'SABOT_HEADS_SECONDS', kind: 'whole', default: 2, least: 1, most: 60 },
    says: 'How soon the signed heads of all chains follow a change to the second place.',
  },
  signingCommand: {
    ...{ env: 'SABOT_SIGNING_COMMAND', kind: 'text', default: null },
    says: 'A command that signs what it reads with the house’s Ed25519 key, kept elsewhere.',
  },
  signingKey: {
    ...{ env: 'SABOT_SIGNING_KEY', kind: 'text', default: null },
    says: 'The public key of that command in PEM.',
  },
  keyInFolder: {
    ...{ env: 'SABOT_KEY_IN_FOLDER', kind: 'yes-or-no', default: false },
    says: 'Whether a live house may sign with a key in its own data folder.',
  },
  regulatorKey: {
    ...{ env: 'SABOT_REGULATOR_KEY', kind: 'text', default: null },
    says: 'The public key in PEM with which the regulator signs approvals of the software.',
  },
  figuresSeconds: {
    ...{ env: 'SABOT_FIGURES_SECONDS', kind: 'whole', default: 60, least: 1, most: 86_400 },
    says: 'How often meters, coups and lists are updated when nobody reads them.',
  },
  auditSeconds: {
    ...{ env: 'SABOT_AUDIT_SECONDS', kind: 'whole', default: 30, least: 1, most: 86_400 },
    says: 'How often each table’s meters are checked against its ledger and its journal.',
  },
  judgeSeconds: {
    ...{ env: 'SABOT_JUDGE_SECONDS', kind: 'whole', default: 1, least: 0, most: 3_600 },
    says: 'How often a second judge looks at what was committed at the tables; 0 disables.',
  },
  alarmMinutes: {
    ...{ env: 'SABOT_ALARM_MINUTES', kind: 'whole', default: 5, least: 0, most: 1_440 },
    says: 'How often figures are checked for statistical alarms; 0 disables.',
  },
  alarmSigmaTenths: {
    ...{ env: 'SABOT_ALARM_SIGMA_TENTHS', kind: 'whole', default: 30, least: 0, most: 100 },
    says: 'Alarm when a table’s win is off by this many tenths of a deviation; 0 disables.',
  },
  alarmRun: {
    ...{ env: 'SABOT_ALARM_RUN', kind: 'whole', default: 14, least: 0, most: 100 },
    says: 'Alarm when one side wins this many coups in a row; 0 disables.',
  },
  alarmSeatCents: {
    ...{ env: 'SABOT_ALARM_SEAT_CENTS', kind: 'whole', default: 5_000_000, least: 0 },
    says: 'Alarm when a seat has won this much on a gaming day; 0 disables.',
  },
  totalsMs: {
    ...{ env: 'SABOT_TOTALS_MS', kind: 'whole', default: 500, least: 500 },
    says: 'Least time between two broadcasts of what others have staked; more under load.',
  },
} as const satisfies Readonly<Record<string, SettingEntry>>;

type SettingName = keyof typeof SETTINGS;

type ValueOf<E extends SettingEntry> = E['kind'] extends 'whole'
  ? number
  : E['kind'] extends 'yes-or-no'
    ? boolean
    : E['kind'] extends 'texts' | 'addresses' | 'roles'
      ? readonly string[]
      : E['kind'] extends 'wholes'
        ? readonly number[]
        : E['kind'] extends 'sums'
          ? SumByCurrency
          : E['kind'] extends readonly (infer One)[]
            ? One | OrNull<E>
            : string | OrNull<E>;

/** A setting whose default is null may be left out. */
type OrNull<E extends SettingEntry> = Extract<E['default'], null>;

/** The house's settings as they are in force. */
export type Settings = { readonly [Name in SettingName]: ValueOf<(typeof SETTINGS)[Name]> };

/** What the house's record tells of its settings: nothing that may hold a password. */
export type SettingsOnRecord = Omit<
  Settings,
  | 'databaseUrl'
  | 'monitoring'
  | 'checkpoints'
  | 'signingCommand'
  | 'natsUrl'
  | 'cluster'
  | 'node'
  | 'nodeLeaseMs'
>;

export function settingsOnRecord(settings: Settings): SettingsOnRecord {
  const {
    databaseUrl: _d,
    monitoring: _m,
    checkpoints: _c,
    signingCommand: _s,
    natsUrl: _n,
    cluster: _k,
    node: _o,
    nodeLeaseMs: _l,
    ...rest
  } = settings;
  return rest;
}

/** A setting that cannot be read, in one sentence. */
export interface SettingFault {
  readonly failed: 'setting';
  readonly says: string;
}

/** Reads all settings: from the command line, then the environment, then defaults. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  given: Partial<Settings> = {},
): Settings | SettingFault {
  const values: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries<SettingEntry>(SETTINGS)) {
    const text = environment[entry.env];
    const value = text === undefined || text === '' ? entry.default : readValue(entry, text);
    if (value === undefined) {
      const says = `${entry.env}: expected ${settingValue(entry)}, got ${JSON.stringify(text)}.`;
      return { failed: 'setting', says };
    }
    values[name] = value;
  }
  // Every name has just been given a value of its kind.
  return { ...(values as unknown as Settings), ...given };
}

/** What starts with our name and is for set-up and tests. */
const NOT_FOR_THE_HOUSE = ['SABOT_SYSTEM_PACKAGES', 'SABOT_CHROMIUM', 'SABOT_BUILT'];

/** A setting that is not one: mistyped, it would silently stay at its default. */
export function unknownSetting(names: readonly string[]): SettingFault | null {
  const known = [...Object.values(SETTINGS).map(({ env }) => env), ...NOT_FOR_THE_HOUSE];
  const unknown = names.find(name => name.startsWith('SABOT_') && !known.includes(name));
  if (unknown === undefined) return null;
  return {
    failed: 'setting',
    says: `${unknown} is not a setting: \`sabot serve --help\` lists all of them.`,
  };
}

/** What note acceptors take, in cents. */
export const noteSettings = ({ notes, mostTerminalCents }: Settings): NoteSettings => ({
  noteValues: notes,
  mostTerminalCents,
});
