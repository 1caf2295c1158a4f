/** How many characters of a query are used (after NFKC); the rest is cut. */
export const maxQueryLength = 100;
/** Maximum length in characters of a name in the index; longer ones are texts, not names. */
export const maxNameLength = 200;
