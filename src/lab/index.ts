// The laboratory: exact odds, par sheets, the simulator, shuffles and their tests.

export * from './odds/index.ts';
export * from './simulator/index.ts';
export { isPermitted, oddsAt, type TableSetup } from './table-setup.ts';
export {
  ALARM_LEVELS,
  type AlarmLevel,
  DEFAULT_SETTINGS as DEFAULT_WATCH_SETTINGS,
  type ShoeWatch,
  type WatchReport,
  type WatchSettings,
  watchShoe,
} from './watch/watch.ts';
