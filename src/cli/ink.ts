// Colours for a terminal that shows them: Banker red, Player blue, Tie green, as on every table.

const CODES = { red: 31, green: 32, blue: 34, dim: 2, bold: 1 } as const;
export type Ink = keyof typeof CODES;

/** Puts a text in colour, or leaves it as it is. */
export type Paint = (ink: Ink, text: string) => string;

export const paintFor = (colours: boolean): Paint =>
  colours ? (ink, text) => `\u001B[${CODES[ink]}m${text}\u001B[0m` : (_ink, text) => text;
