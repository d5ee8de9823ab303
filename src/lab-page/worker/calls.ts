// What the page asks its worker, and what it is answered: plain values, exact figures as text.

import type { RuinMethod } from '../../lab/risk/risk.ts';
import type { FiguresAnswer, OddsAnswer } from '../../lab/odds/answer.ts';
import type { Fact } from '../../rules/facts.ts';
import type { GameSettings } from '../game/game-settings.ts';
import type { OwnLine, WagerChosen } from './paytable.ts';

/** A line of somebody's own, and how often it decides. */
export interface PricedLine extends OwnLine {
  readonly chance: string;
}

export interface RiskAnswer {
  readonly mean: number;
  readonly deviation: number;
  readonly ruin: number;
  readonly method: RuinMethod;
  readonly ahead: number;
}

/** Every call by its name: the question and the answer. */
export interface LabCalls {
  readonly odds: {
    /** How many of each of the 52 cards are left. */
    readonly asked: { readonly game: GameSettings; readonly left: readonly number[] };
    readonly answer: OddsAnswer;
  };
  readonly parsheet: {
    readonly asked: { readonly game: GameSettings };
    readonly answer: { readonly page: string };
  };
  readonly compare: {
    readonly asked: { readonly here: GameSettings; readonly there: GameSettings };
    readonly answer: {
      readonly here: OddsAnswer;
      readonly there: OddsAnswer;
      /** What else differs, in the books' language; empty where no number of decks is common. */
      readonly provisions: string;
    };
  };
  readonly printed: {
    readonly asked: { readonly game: GameSettings; readonly wager: WagerChosen };
    readonly answer: { readonly lines: readonly OwnLine[]; readonly facts: readonly Fact[] };
  };
  readonly paytable: {
    readonly asked: {
      readonly game: GameSettings;
      readonly wager: WagerChosen;
      readonly lines: readonly OwnLine[];
    };
    readonly answer: {
      readonly printed: FiguresAnswer | null;
      readonly own: FiguresAnswer | null;
      readonly lines: readonly PricedLine[];
    };
  };
  readonly risk: {
    readonly asked: {
      readonly game: GameSettings;
      readonly wager: WagerChosen;
      readonly bankroll: number;
      readonly stake: number;
      readonly coups: number;
    };
    readonly answer: RiskAnswer | null;
  };
}

export type LabCall = keyof LabCalls;

/** A question on its way, and an answer on its way back. */
export interface AskedMessage<Call extends LabCall = LabCall> {
  readonly id: number;
  readonly call: Call;
  readonly asked: LabCalls[Call]['asked'];
}

export type AnswerMessage =
  | { readonly id: number; readonly answer: LabCalls[LabCall]['answer'] }
  | { readonly id: number; readonly failed: string };
