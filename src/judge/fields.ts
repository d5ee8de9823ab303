// Reads events as plain data: nothing is believed about their shape, missing figures are NaN.

export type Fields = Readonly<Record<string, unknown>>;

const NONE: Fields = {};

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsIn = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  return isFields(value) ? value : NONE;
};

export const listIn = (fields: Fields, name: string): readonly unknown[] => {
  const value = fields[name];
  return Array.isArray(value) ? value : [];
};

/** The entries of a list that are records themselves. */
export const rowsIn = (fields: Fields, name: string): readonly Fields[] =>
  listIn(fields, name).filter(isFields);

export const numberIn = (fields: Fields, name: string): number => {
  const value = fields[name];
  return typeof value === 'number' ? value : Number.NaN;
};

/** A figure that may be left out. */
export const figureIn = (fields: Fields, name: string): number | undefined => {
  const value = fields[name];
  return typeof value === 'number' ? value : undefined;
};

export const textIn = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

export const isTrueIn = (fields: Fields, name: string): boolean => fields[name] === true;
