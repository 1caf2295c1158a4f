/** A code as it is stored: its spelling with small letters, full-width letters, spaces or hyphens is the same code. */
export const redeemCodeKey = (code: string): string =>
  code.slice(0, 200).normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
