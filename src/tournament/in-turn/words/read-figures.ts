// Reads an amount of dollars written in figures: '1500', '$1,500', '1,500.50'.

const DOLLARS = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{2}))?$/;

/** Whole cents; undefined for what is no amount. */
export function readFigures(text: string): number | undefined {
  const [, dollars, cents] = DOLLARS.exec(text.trim()) ?? [];
  if (dollars === undefined) return undefined;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents ?? 0);
}
