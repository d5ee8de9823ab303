// A text with its blanks filled: {0}, {1} ... in the order in which their values are given.

/** Every blank must have its value: no text drops a figure. */
export const filled = (text: string, values: readonly (string | number)[]): string =>
  values.length === 0
    ? text
    : text.replaceAll(/\{(\d)\}/gu, (blank, place: string) => `${values[Number(place)] ?? blank}`);
