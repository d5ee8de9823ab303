// A virtual shoe that may have been dealt from in a journal that was lost is dealt from no more.

export const spentShoes = `
alter table virtual_shoe add column spent_at timestamptz;
`;
