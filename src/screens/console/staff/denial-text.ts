// Why somebody was not let in, as a text of the screen.

import { SignInDenied } from '../../client/requests/sign-in-requests.ts';
import type { ConsoleWord } from '../use-texts.ts';

export type DenialWord = Extract<
  ConsoleWord,
  'lockedOut' | 'codeWanted' | 'passwordOld' | 'wrongSignIn' | 'notApproved'
>;

/** The server tells only what a stranger may know; everything else is one and the same no. */
export function wordOfDenial(error: unknown, otherwise: DenialWord): DenialWord {
  if (!(error instanceof SignInDenied)) return otherwise;
  if (error.why === 'locked-out') return 'lockedOut';
  if (error.why === 'password-old') return 'passwordOld';
  return error.why === 'code-wanted' ? 'codeWanted' : otherwise;
}
