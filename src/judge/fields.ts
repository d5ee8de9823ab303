// Reads events as plain data: nothing is believed about their shape, missing figures are NaN.

export type EventFields = Readonly<Record<string, unknown>>;

const NONE: EventFields = {};

export const isEventFields = (value: unknown): value is EventFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsIn = (fields: EventFields, name: string): EventFields => {
  const value = fields[name];
  return isEventFields(value) ? value : NONE;
};

export const listIn = (fields: EventFields, name: string): readonly unknown[] => {
  const value = fields[name];
  return Array.isArray(value) ? value : [];
};

/** The entries of a list that are records themselves. */
export const rowsIn = (fields: EventFields, name: string): readonly EventFields[] =>
  listIn(fields, name).filter(isEventFields);

export const numberIn = (fields: EventFields, name: string): number => {
  const value = fields[name];
  return typeof value === 'number' ? value : Number.NaN;
};

/** A figure that may be left out. */
export const figureIn = (fields: EventFields, name: string): number | undefined => {
  const value = fields[name];
  return typeof value === 'number' ? value : undefined;
};

export const stringIn = (fields: EventFields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

export const isTrueIn = (fields: EventFields, name: string): boolean => fields[name] === true;
