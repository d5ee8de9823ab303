// Where the tests' houses listen: below the ports that the system gives out by itself.

/** SABOT_E2E_PORT moves them, so that two people can test on one machine. */
export const BASE_PORT = Number(process.env['SABOT_E2E_PORT'] ?? 18_731);
export const RESTARTED_PORT = BASE_PORT + 1;
export const TOURNAMENT_PORT = BASE_PORT + 2;
export const LIVE_PORT = BASE_PORT + 3;
export const FIRST_START_PORT = BASE_PORT + 4;
