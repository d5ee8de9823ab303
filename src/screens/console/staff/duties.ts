// The duties that staff take at a table, each with its place among those on duty.

export const DUTY_PLACES = {
  dealer: 'dealer',
  'game-supervisor': 'gameSupervisor',
  'casino-supervisor': 'casinoSupervisor',
  'table-inspector': 'tableInspector',
} as const;
export type TableDuty = keyof typeof DUTY_PLACES;
export const TABLE_DUTIES = Object.keys(DUTY_PLACES) as readonly TableDuty[]; // its own keys
