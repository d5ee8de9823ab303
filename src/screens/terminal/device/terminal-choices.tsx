// What a patron chooses for a terminal: hand, sounds, squeeze, stillness; kept in the browser.

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

export const TERMINAL_CHOICES = ['leftHanded', 'sounds', 'squeeze', 'stillness'] as const;
export type TerminalChoice = (typeof TERMINAL_CHOICES)[number];

type Chosen = Readonly<Record<TerminalChoice, boolean>>;

interface Choices {
  readonly chosen: Chosen;
  readonly flip: (choice: TerminalChoice) => void;
}

const NONE: Chosen = { leftHanded: false, sounds: false, squeeze: false, stillness: false };

const ChoicesContext = createContext<Choices>({ chosen: NONE, flip: () => undefined });

const keptChoices = (): Chosen => {
  const kept = localStorage.getItem('choices')?.split(' ') ?? [];
  const chosen = (choice: TerminalChoice) => kept.includes(choice);
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
        localStorage.setItem('choices', TERMINAL_CHOICES.filter(each => next[each]).join(' '));
        setChosen(next);
      },
    }),
    [chosen],
  );
  return <ChoicesContext.Provider value={choices}>{children}</ChoicesContext.Provider>;
}

export const useChoices = (): Choices => useContext(ChoicesContext);
