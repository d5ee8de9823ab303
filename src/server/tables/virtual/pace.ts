// How quickly a virtual table is dealt. Money, rules and chance are the same at any pace.

export const PACES = ['floor', 'brisk', 'fast'] as const;
export type PaceName = (typeof PACES)[number];

/** Pauses in milliseconds. */
export interface Pace {
  /** How long wagers are taken. */
  readonly wageringMs: number;
  readonly insuranceMs: number;
  readonly cardMs: number;
  /** From the last card to the payment. */
  readonly settleMs: number;
  /** From the payment to the next call for wagers: time to see what was won. */
  readonly resultMs: number;
  readonly shuffleStepMs: number;
  /** After a refusal, before the dealer looks again. */
  readonly againMs: number;
}

export const PACE: Readonly<Record<PaceName, Pace>> = {
  floor: {
    wageringMs: 15_000,
    insuranceMs: 8_000,
    cardMs: 1_000,
    settleMs: 1_200,
    resultMs: 4_000,
    shuffleStepMs: 300,
    againMs: 2_000,
  },
  brisk: {
    wageringMs: 6_000,
    insuranceMs: 3_000,
    cardMs: 350,
    settleMs: 400,
    resultMs: 1_500,
    shuffleStepMs: 200,
    againMs: 1_000,
  },
  fast: {
    wageringMs: 250,
    insuranceMs: 50,
    cardMs: 2,
    settleMs: 2,
    resultMs: 5,
    shuffleStepMs: 1,
    againMs: 100,
  },
};
