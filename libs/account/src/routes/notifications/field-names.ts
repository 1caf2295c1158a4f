/** A checkbox sends `on` or nothing. */
export const siteField = (kind: string) => `site-${kind}`;
export const mailField = (kind: string) => `mail-${kind}`;
