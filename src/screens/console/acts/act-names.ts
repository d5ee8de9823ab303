// The acts of the floor that are not of every coup, in the groups of their sheet.

import type { SentCommand } from '../../../wire/index.ts';

export const ACT_GROUPS = {
  duty: ['sign-on', 'sign-off'],
  patrons: [
    'buy-in',
    'pay-out',
    'leave',
    'record-wager',
    'call-bet',
    'name-nominee',
    'stand-behind',
    'tag-partnership',
    'agree-limits',
    'arrange-above-differential',
  ],
  money: [
    'move-float',
    'release-locked-win',
    'unfreeze-accounts',
    'pay-owed',
    'collect-owing',
    'write-off-owing',
    'settle-commission',
    'approve-commission-deferral',
    'carry-commission',
    'release-debt',
  ],
  coups: [
    'order-dummy-coups',
    'order-free-coups',
    'ask-to-wager',
    'set-face-down',
    'inform-of-squeeze',
    'delegate-hand',
    'choose-dealing-method',
    'delegate-dealing',
  ],
  cards: ['correct-card', 'name-cutter', 'show-burn-card', 'order-shuffle', 'replace-cards'],
  sign: ['announce-limits', 'consent-to-limits', 'set-collective-liability', 'change-setup'],
  terminals: ['close-discrepancy', 'return-terminal'],
  sanctions: [
    'open-claim',
    'close-claim',
    'sanction-patron',
    'end-hold',
    'lift-exclusion',
    'end-detention',
  ],
} as const satisfies Readonly<Record<string, readonly SentCommand['do'][]>>;

export type ActGroup = keyof typeof ACT_GROUPS;

/** Every act of the sheet. */
export const ACT_NAMES = [
  ...ACT_GROUPS.duty,
  ...ACT_GROUPS.patrons,
  ...ACT_GROUPS.money,
  ...ACT_GROUPS.coups,
  ...ACT_GROUPS.cards,
  ...ACT_GROUPS.sign,
  ...ACT_GROUPS.terminals,
  ...ACT_GROUPS.sanctions,
] as const;
