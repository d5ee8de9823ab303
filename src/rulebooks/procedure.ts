// How a book wants a table run: who may do what, in which order, and what follows from a mistake.

import type { Side } from '../rules/hand.ts';
import type { Odds, Provision, Ruling } from '../rules/rulebook.ts';
import type { Role } from './roles.ts';
import type { Irregularity, Condition, RulingName } from './irregularity.ts';

/** Staff who rank above one another: a power goes up the ladder and never down (1.2, G7). */
export const STAFF_RANKS = {
  dealer: 1,
  'game-supervisor': 2,
  'casino-supervisor': 3,
  'pit-boss': 3,
  operator: 4,
} as const;
export type RankedRole = keyof typeof STAFF_RANKS;

/** What needs a person of some standing. */
export const POWERS = [
  'deal',
  'open-table',
  'cut-in-place-of-patrons',
  'choose-cutter',
  'choose-exposure',
  'order-shuffle',
  'replace-cards-after-shoe',
  'replace-unfit-cards',
  'change-limits',
  'close-table',
  'allow-standing-patrons',
  'agree-personal-limits',
  'arrange-above-differential',
  'approve-deferred-commission',
  'start-shoe-with-commission-owed',
  'reduce-pro-rata',
  'set-collective-liability',
  'tag-partnership',
  'take-the-shoe-away',
  'order-dummy-coups',
  'order-free-coups',
  'allow-wager-changes',
  'report-irregularity',
  'decide-wrong-delivery',
  'void-coup',
  'invalidate-for-malfunction',
  'invalidate-for-disruption',
  'freeze-accounts',
  'unfreeze-accounts',
  'recalculate',
  'approve-recalculation',
  'rule-on-malfunction',
  'sanction-patron',
  'rule-on-dispute',
  'direct-to-leave',
  'vacate-idle-seat',
  'pay-by-hand',
  'pay-owed',
  'write-off-owing',
  'correct-card',
  'confirm-corrected-card',
  'return-terminal',
  'return-repaired-terminal',
  'inform-of-squeeze',
  'move-float',
] as const;
export type Power = (typeof POWERS)[number];

export type Powers<Id extends string> = {
  readonly [power in Power]?: {
    readonly clause: Id | Ruling;
    readonly least: RankedRole;
    /** Roles beside the ladder that have the power too (G7). */
    readonly also?: readonly Role[];
  };
};

/** What may be ordered against a patron who broke a rule. */
export const SANCTIONS = [
  'void-wagers',
  'exclude',
  'hold-winnings',
  'device-taken',
  'detained',
] as const;
export type SanctionKind = (typeof SANCTIONS)[number];

/** How wagering ends. */
export interface WageringProcedure<Id extends string> {
  /** How long a period lasts where the operator has not said; undefined where only people close. */
  readonly defaultMs?: Provision<Id, { ms: number }>;
  /** True where the first card closes it; false where 'no more bets' must have been said before. */
  readonly firstCardCloses: { readonly clause: Id; readonly closes: boolean };
  readonly after: Id;
  /** The one way by which a wager comes about. */
  readonly route: Id;
  /** Terminals confirm what they showed at the close; a difference is a matter of its own (G9). */
  readonly shownAtClose?: Provision<Id, { matter: Id }>;
  /** A spoken wager counts when its money comes with it. */
  readonly callBets?: Id;
  /** This many wagers lie on one area of this layout. */
  readonly areaHolds?: Provision<Id, { layout: 'B'; wagers: number }>;
  /** Who comes first for a side's side wagers on a shared area, who second, and then the rest. */
  readonly sidePriority?: Readonly<Record<'first' | 'second', Readonly<Record<Side, Id>>>> & {
    readonly rest: Id;
  };
  /** A pairs wager may lie on the area of any position. */
  readonly pairsAnywhere?: Id;
}

/** Limits beside the sign: what is found too late, what is agreed, what is held for all. */
export interface LimitProcedure<Id extends string> {
  /** Wagers outside the limits that were dealt on: the first under the minimum is settled. */
  readonly foundLate?: { readonly underMinimum: Id; readonly overMaximum: Id };
  /** One person's stakes on one bet are added up over all positions. */
  readonly addedUp?: Id;
  /** What a pro rata reduction holds: the gap between the sides, or the sum on each hand. */
  readonly proRata?: Provision<
    Id,
    { holds: 'differential' | 'collective-liability'; until: 'first-card' | 'exposure' }
  >;
  /** Main wagers above the differential by arrangement, up to an agreed maximum. */
  readonly arrangement?: Id;
}

/** Commission that may be owed for a while. */
export interface CommissionProcedure<Id extends string> {
  readonly deferred: Id;
  readonly dueWithTheShoe: Id;
  readonly onRequest: Id;
  readonly onLeaving: Id;
  /** Commission of this rate is never owed: what it leaves is paid (C13). */
  readonly alwaysNet: { readonly clause: Ruling; readonly rate: Odds };
}

export interface DealProcedure<Id extends string> {
  readonly order: Id;
  readonly exposure: 'face-up' | 'either';
  /** True where both counts are announced before a third card is drawn. */
  readonly announceBeforeThird?: Id;
  /** A card may be burnt before a coup. */
  readonly burnBeforeCoup?: Id;
  readonly tooManyCards: Id;
  readonly needsInspector?: Id;
  /** The clause that wants a wager before a coup is dealt. */
  readonly needsWager?: Id;
  /** Cards dealt face down and turned by those who wagered most. */
  readonly squeeze?: SqueezeProcedure<Id>;
  /** The shoe itself offered to a patron. */
  readonly shoeToPatron?: Provision<
    Id,
    { allDecline: Id; loses: Id; givesUp: Id; mayDeal: Id; mayOpen: Id }
  >;
}

/** Who is handed the cards, and what must be on record before (8.1.1, 9.3). */
export interface SqueezeProcedure<Id extends string> {
  readonly clause: Id;
  readonly refusal: Id;
  readonly equals: Id;
  readonly nobody: Id | Ruling;
  readonly oneAtATime: Id;
  /** True where who is highest on both hands is passed the Player's first. */
  readonly playerFirst?: true;
  /** Another person at the table may be let open the cards. */
  readonly delegate?: Id;
  /** Those who stand come behind seated ones with the same stake; or never. */
  readonly standing: 'behind-seated' | 'never';
  /** Management and surveillance must have been informed, shoe by shoe. */
  readonly informed?: Id;
}

export const SHOE_STEPS = ['check', 'shuffle', 'cut', 'place-cutting-card', 'burn'] as const;
export type ShoeStep = (typeof SHOE_STEPS)[number];

/** Why cards are shuffled before their shoe is over (4.1.1 (c), (d)). */
export const SHUFFLE_CAUSES = ['abnormal-sequence', 'mishandled-cards', 'other-cause'] as const;
export type ShuffleCause = (typeof SHUFFLE_CAUSES)[number];

/** Who is offered the cut, in which order. */
export const CUT_ORDERS = [
  'supervisor',
  'highest-seat-clockwise',
  'first-seated-clockwise',
] as const;
export type CutOrder = (typeof CUT_ORDERS)[number];

export interface ShoeProcedure<Id extends string> {
  readonly steps: readonly ShoeStep[];
  readonly check: Id | Ruling;
  readonly shuffle: Id | Ruling;
  readonly cutOrder?: Provision<
    Id,
    {
      order: CutOrder;
      /** Who cuts where no patron does. */
      otherwise: 'table-inspector' | 'cut-in-place-of-patrons';
      /** Where the book names who comes first at the next shoe. */
      next?: Id;
    }
  >;
  /** Cards shuffled ahead of time and kept under lock may be brought instead of a shuffle. */
  readonly preShuffled?: Id | Ruling;
  /** A machine may shuffle, if it is registered as approved. */
  readonly shuffler?: Id;
  /** A patron looks the cards over before the shuffle, unless they were checked before. */
  readonly patronChecks?: Id;
  /** The clause by which cards that were played out are shuffled again. */
  readonly playedOut: Id | Ruling;
  /** The clause of each cause for a shuffle in mid-shoe; undefined where there is none. */
  readonly shuffleCauses?: Readonly<Record<ShuffleCause, Id | Ruling>>;
  readonly handledCardsRetire?: Id;
  /** The cards are counted when gaming ends, unless patrons have handled them. */
  readonly countedAtEnd?: Provision<Id, { notHandled?: Id }>;
  readonly lastCoup: Id | Ruling;
  readonly reshuffle: Id | Ruling;
}

export interface TimedNotice<Id extends string> {
  readonly clause: Id;
  readonly ms: number;
}

/** What patrons are informed of: on the help page, the ticket and the display. */
export type PublicNotice =
  | 'devices'
  | 'inspector'
  | 'complaints'
  | 'rules'
  | 'ticket'
  | 'lostTicket';

/** Signs and the unbroken time they must stand before something takes effect (G10). */
export interface NoticeProcedure<Id extends string> {
  readonly limitSign: Id | Ruling;
  /** 'raise': only a higher minimum waits; 'any': every change of minimum or maximum does. */
  readonly limits?: TimedNotice<Id> & { readonly waits: 'raise' | 'any'; readonly consent?: Id };
  readonly closing?: TimedNotice<Id>;
  readonly dummy?: Id;
  readonly underMinimum?: Id;
  /** Whoever disputes something that stays unresolved is informed whom to consult. */
  readonly complainants?: Id;
  /** What patrons are informed of, each by its clause. */
  readonly toPatrons?: { readonly [what in PublicNotice]?: Id };
}

export interface SeatProcedure<Id extends string> {
  readonly clause: Id | Ruling;
  readonly kind: 'terminals' | 'seats';
  readonly counts: {
    readonly least: number;
    readonly most: number;
    readonly only?: readonly number[];
  };
  /** Patrons without a seat: this many behind one, and only where a supervisor allows them. */
  readonly standing?: Provision<
    Id,
    { perSeat?: number; needsPermission?: true; besideSeated?: true }
  >;
  /** The drawings of the book after which a layout may be marked. */
  readonly layouts: Provision<Id, { named: readonly ('A' | 'B' | 'C')[] }>;
  readonly idle?: Provision<Id, { coups: number }>;
  /** Terminals away from the table may print tickets for what they pay out (R16). */
  readonly tickets?: Id;
  /** The book names every way in which money comes to a terminal, and a ticket is none of them. */
  readonly noTicketsIn?: Id;
  /** Terminals may take banknotes (G14). */
  readonly acceptors?: Id;
}

/** What equipment needs before a live house may use it. */
export interface EquipmentRules<Id extends string> {
  readonly system: Id;
  readonly console: Id;
  readonly terminal: Id;
  /** A terminal away from the table, at a distance that was approved (R17). */
  readonly remote: Id;
  readonly oneConsole: Id;
}

/** One ruling of an irregularity: the first whose conditions all hold is applied. */
export interface RulingLine<Id extends string> {
  readonly when: Condition | readonly Condition[];
  readonly ruling: RulingName;
  readonly clause: Id | Ruling;
  /** Who must approve this line, where it is another than the irregularity's other lines. */
  readonly decidedBy?: Power;
  /** True where no further coup may be dealt from these cards. */
  readonly endsShoe?: true;
  /** True where somebody's judgement moves money: by two, once cards are in sight (G19). */
  readonly discretionary?: true;
}

export interface IrregularityRule<Id extends string> {
  readonly clause: Id | Ruling;
  /** Who may report it, and who must approve what follows; the same power when one person does. */
  readonly reportedBy: Power;
  readonly decidedBy: Power;
  /** Who confirms a discretionary line beside the one who decides; the same power if left out. */
  readonly confirmedBy?: Power;
  /** A house rule that is off until the regulator's approval of it is stored (M6). */
  readonly onApproval?: Ruling;
  /** The clause that wants all accounts frozen before anything is changed. */
  readonly frozenFirst?: Id | Ruling;
  /** True where two people must stand behind it, whatever the reporter's rank (R-ACC-2). */
  readonly alwaysTwo?: true;
  readonly rulings: readonly RulingLine<Id>[];
}

/** Why a supervisor may order dummy coups. */
export const DUMMY_REASONS = [
  'card-order',
  'new-shoe',
  'during-the-shoe',
  'until-a-wager',
  'other-cause',
  'after-the-last-coup',
] as const;
export type DummyReason = (typeof DUMMY_REASONS)[number];

/** Windows in which wagers may be touched after the close. */
export const WINDOWS_AFTER_CLOSE = ['wagers-reopened', 'wagers-changing'] as const;
export type WagerWindow = (typeof WINDOWS_AFTER_CLOSE)[number];

/** Dummy coups: on the listed grounds and no others. */
export interface DummyProcedure<Id extends string> {
  /** The clause that wants a ground. */
  readonly onlyOn: Id | Ruling;
  /** Every clause that makes a coup a dummy. */
  readonly grounds: readonly (Id | Ruling)[];
  /** What a supervisor may order them for; undefined where nobody may. */
  readonly ordered?: Readonly<Record<DummyReason, Id>>;
  /** What makes it a dummy when no wager is left as a window closes. */
  readonly nobodyLeft?: Readonly<Record<WagerWindow, Id>>;
}

export interface Procedure<Id extends string = string> {
  readonly seats: SeatProcedure<Id>;
  /** Undefined where the book says nothing of equipment. */
  readonly equipment?: EquipmentRules<Id>;
  readonly powers: Powers<Id>;
  readonly wagering: WageringProcedure<Id>;
  readonly deal: DealProcedure<Id>;
  readonly shoe: ShoeProcedure<Id>;
  readonly notices: NoticeProcedure<Id>;
  readonly limits?: LimitProcedure<Id>;
  readonly commission?: CommissionProcedure<Id>;
  /** What the book lets be ordered against a patron, each by its clause. */
  readonly sanctions: { readonly [kind in SanctionKind]?: Id | Ruling };
  readonly irregularities: { readonly [what in Irregularity]?: IrregularityRule<Id> };
  /** Odds that have several options are one choice for the whole house. */
  readonly oneOptionForAll?: Id;
  /** An error found once a later coup has begun touches no later coup. */
  readonly lateErrors?: Id;
  /** Undefined where the book has no dummy coups. */
  readonly dummies?: DummyProcedure<Id>;
}
