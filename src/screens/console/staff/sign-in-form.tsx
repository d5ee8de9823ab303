// The way in at a live house: signing in, enrolling the screen, coming back from a break.

import { type FormEvent, type ReactNode, useState } from 'react';
import type { CloseReason } from '../../../wire/index.ts';
import { endBreak, enrolDevice, signIn } from '../../client/requests/sign-in-requests.ts';
import { useActTexts } from '../acts/use-act-texts.ts';
import { type DenialWord, wordOfDenial } from './denial-text.ts';
import { DenialTold } from './denial-told.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useConsoleText } from '../use-texts.ts';
import { textOfField } from '../text-of-field.ts';

export interface ComeInProps {
  /** Why the line ended: nothing is asked where no form would help. */
  readonly why: CloseReason | null;
  /** Called when the cookie is there. */
  readonly onSignedIn: () => void;
}

/** Whether there is a form for it, so that nothing else need be said. */
export const hasForm = (why: CloseReason | null): boolean =>
  why === 'not-signed-in' || why === 'session-over' || why === 'not-enrolled' || why === 'on-break';

export function ComeIn({ why, onSignedIn }: ComeInProps) {
  switch (why) {
    case 'not-signed-in':
    case 'session-over':
      return <SignInForm onSignedIn={onSignedIn} />;
    case 'not-enrolled':
      return <EnrolForm onSignedIn={onSignedIn} />;
    case 'on-break':
      return <BreakForm onSignedIn={onSignedIn} />;
    case null:
    case 'not-understood':
    case 'wrong-version':
    case 'not-permitted':
    case 'no-such-table':
    case 'no-such-tournament':
    case 'replaced':
    case 'too-many-messages':
    case 'house-closes':
      return null;
  }
}

interface FormProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly send: (of: (name: string) => string) => Promise<unknown>;
  readonly onSignedIn: () => void;
}

/** A form that lets somebody in or says why not. */
function DoorForm({ title, children, send, onSignedIn }: FormProps) {
  const [failed, setFailed] = useState<DenialWord | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(name => textOfField(event, name)).then(onSignedIn, error =>
      setFailed(wordOfDenial(error, 'wrongSignIn')),
    );
  };
  return (
    <form className="sign-in" aria-label={title} onSubmit={submit}>
      <h2>{title}</h2>
      {children}
      <button type="submit" className="confirm">
        {title}
      </button>
      <DenialTold denied={failed} />
    </form>
  );
}

type DoorProps = Pick<ComeInProps, 'onSignedIn'>;

/** Name, password and, of whoever has them, a one-time code. */
function SignInForm({ onSignedIn }: DoorProps) {
  const tell = useConsoleText();
  const [isOld, setOld] = useState(false);
  const send = (of: (name: string) => string): Promise<unknown> => {
    const proof = { id: of('id'), password: of('password'), code: of('code'), role: '' };
    return signIn(isOld ? { ...proof, newPassword: of('newPassword') } : proof).catch(error => {
      if (wordOfDenial(error, 'wrongSignIn') === 'passwordOld') setOld(true);
      throw error;
    });
  };
  return (
    <DoorForm title={tell('signIn')} onSignedIn={onSignedIn} send={send}>
      <TypedField title={tell('name')} name="id" autoComplete="username" required />
      <TypedField
        title={tell('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <TypedField
        title={tell('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      {isOld && (
        <TypedField
          title={tell('newPassword')}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          minLength={10}
          required
        />
      )}
    </DoorForm>
  );
}

/** This browser is not yet the console that was enrolled for the table. */
function EnrolForm({ onSignedIn }: DoorProps) {
  const tell = useConsoleText();
  return (
    <DoorForm title={tell('enrol')} onSignedIn={onSignedIn} send={of => enrolDevice(of('device'))}>
      <TypedField title={tell('deviceToken')} name="device" autoComplete="off" required />
    </DoorForm>
  );
}

/** The console is locked: only who went on the break opens it again. */
function BreakForm({ onSignedIn }: DoorProps) {
  const tell = useConsoleText();
  const act = useActTexts();
  return (
    <DoorForm title={act('goOn')} onSignedIn={onSignedIn} send={of => endBreak(of('secret'))}>
      <p>{act('onBreak')}</p>
      <TypedField
        title={tell('pinOrPassword')}
        name="secret"
        type="password"
        autoComplete="off"
        required
      />
    </DoorForm>
  );
}
