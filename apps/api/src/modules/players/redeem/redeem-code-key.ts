/** A code in its stored form. Lower case, full-width letters, spaces and hyphens make no difference. */
export const redeemCodeKey = (code: string): string =>
  code.slice(0, 200).normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
