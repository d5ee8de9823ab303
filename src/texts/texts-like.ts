// The shape that every language has of what English has.

/** The same texts in another language: none may be missing, and each takes the same figures. */
export type TextsLike<English> = English extends string
  ? string
  : English extends (...figures: infer Figures) => string
    ? (...figures: Figures) => string
    : { readonly [Name in keyof English]: TextsLike<English[Name]> };
