// A key is dead for a moment after its meaning has changed or it was touched: the second tap of a
// double tap then does nothing, whatever has come under the finger.

import {
  type ButtonHTMLAttributes,
  createContext,
  type KeyboardEvent,
  useContext,
  useEffect,
  useState,
} from 'react';

export const REST_MS = 400;

/** How long keys rest; a test that draws without a browser has no time to wait. */
export const RestTime = createContext(REST_MS);

/** Whether what has this meaning still rests; what was touched rests again. */
export function useRest(meaning: string): readonly [isResting: boolean, touched: () => void] {
  const restMs = useContext(RestTime);
  const [touches, setTouches] = useState(0);
  const [rested, setRested] = useState<string | null>(null);
  const now = `${touches} ${meaning}`;
  useEffect(() => {
    const waits = setTimeout(() => setRested(now), restMs);
    return () => clearTimeout(waits);
  }, [now, restMs]);
  return [restMs > 0 && rested !== now, () => setTouches(was => was + 1)];
}

/** A key that is held down is one touch, not many. */
const notAgain = (event: KeyboardEvent) => {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
};

interface RestingKeyProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** What a touch would do now, in any words: while it is new the key is dead. */
  readonly meaning: string;
  readonly onClick: () => void;
}

/** It stays in the order of the Tab key and keeps its looks: only its touch is dead. */
export function RestingKey({ meaning, onClick, children, ...rest }: RestingKeyProps) {
  const [isResting, touched] = useRest(meaning);
  const touch = () => {
    if (isResting) return;
    touched();
    onClick();
  };
  return (
    <button
      {...rest}
      type="button"
      aria-disabled={isResting ? true : undefined}
      onClick={touch}
      onKeyDown={notAgain}
    >
      {children}
    </button>
  );
}
