// The second person who is not at the table: a dealer's console asks the floor, a supervisor at the
// pit refuses the first time and agrees the second.

import type { Page } from '@playwright/test';
import { onFelt, padKey } from './dealer.ts';
import { expect } from './floor.ts';

export interface FloorAsked {
  /** A dealer's console with a result on the felt that nobody has been paid by. */
  readonly dealer: Page;
  /** A supervisor who is signed in at the pit, and their password. */
  readonly pit: Page;
  readonly password: string;
  /** Looks at a screen as it stands. */
  readonly look?: (page: Page, what: string) => Promise<unknown>;
}

const WHY = 'I see no card keyed wrongly';

/** The Banker's nine is a five: the Player has won, where it was a Tie. Nobody does it alone. */
export async function asksTheFloor({ dealer, pit, password, look }: FloorAsked): Promise<void> {
  const correction = dealer.locator('.correction');
  const told = correction.getByRole('status');
  const corrects = async () => {
    await onFelt(dealer, 'banker', 1).click();
    await padKey(correction, '5h').click();
  };
  const asks = async () => {
    await correction.getByRole('button', { name: 'Ask the floor', exact: true }).click();
    await expect(told).toContainText('The floor is asked');
  };
  await pit.getByRole('button', { name: 'Inbox', exact: true }).click();
  const wanted = pit.getByRole('region', { name: 'Approvals wanted' });
  const sheet = pit.getByRole('dialog', { name: /^Correct a card/u });
  const opens = async () => {
    await wanted.getByRole('button', { name: /^Look and decide/u }).click();
    await sheet.getByLabel('PIN or password').fill(password);
  };

  await corrects();
  await look?.(dealer, 'asks-first');
  await asks();
  await look?.(dealer, 'asked');
  await expect(pit.getByRole('button', { name: /^Inbox/u })).toContainText('1');
  await expect(wanted).toContainText('dora');
  await look?.(pit, 'inbox');
  await opens();
  await expect(sheet).toContainText('Banker 5♥ 10♣');
  await look?.(pit, 'sheet');
  const refuse = sheet.getByRole('button', { name: 'Refuse' });
  await expect(refuse).toBeDisabled();
  await sheet.getByLabel(/^Why not/u).fill(WHY);
  await refuse.click();
  await expect(sheet).toHaveCount(0);
  await expect(told).toContainText(`gil has refused: ${WHY}`);
  await look?.(dealer, 'refused');

  await asks();
  await opens();
  await sheet.getByRole('button', { name: 'Agree' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(correction).toHaveCount(0);
  await expect(dealer.locator('.console-coup .corrected-card')).toContainText('9♥ → 5♥');
  await expect(wanted).toHaveCount(0);
}
