// What a patron chooses for a terminal: hand, sounds, squeeze, stillness; kept in the browser.

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

export const CHOICES = ['leftHanded', 'sounds', 'squeeze', 'stillness'] as const;
export type Choice = (typeof CHOICES)[number];

type Chosen = Readonly<Record<Choice, boolean>>;

interface Choices {
  readonly chosen: Chosen;
  readonly flip: (choice: Choice) => void;
}

const NONE: Chosen = { leftHanded: false, sounds: false, squeeze: false, stillness: false };

const ChoicesContext = createContext<Choices>({ chosen: NONE, flip: () => undefined });

const keptChoices = (): Chosen => {
  const kept = localStorage.getItem('choices')?.split(' ') ?? [];
  const chosen = (choice: Choice) => kept.includes(choice);
  return {
    leftHanded: chosen('leftHanded'),
    sounds: chosen('sounds'),
    squeeze: chosen('squeeze'),
    stillness: chosen('stillness'),
  };
};

export function ChoicesRoom({ children }: { readonly children: ReactNode }) {
  const [chosen, setChosen] = useState(keptChoices);
  const choices = useMemo(
    (): Choices => ({
      chosen,
      flip: choice => {
        const next = { ...chosen, [choice]: !chosen[choice] };
        localStorage.setItem('choices', CHOICES.filter(each => next[each]).join(' '));
        setChosen(next);
      },
    }),
    [chosen],
  );
  return <ChoicesContext.Provider value={choices}>{children}</ChoicesContext.Provider>;
}

export const useChoices = (): Choices => useContext(ChoicesContext);
