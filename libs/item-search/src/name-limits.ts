/** Characters of a query that count (after NFKC); what follows is cut off. */
export const maxQueryLength = 100;
/** Characters of a name that can be found; longer ones are texts, not names. */
export const maxNameLength = 200;
