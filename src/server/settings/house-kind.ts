// What a house is: for demonstration, or for real money. It is one of them for ever (R-MOD-2).

export const HOUSE_KINDS = ['demonstration', 'live'] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];
