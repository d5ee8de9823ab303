// A text in both Chinese scripts; {0}, {1} ... stand for what is filled in, in the English order.

export type Both = readonly [hans: string, hant: string];
