/** The house's own stream in the journal. */
export const HOUSE_STREAM = 'house';
