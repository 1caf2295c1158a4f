/** Longest name and description in characters; longer texts are cut. */
export const nameMaxLength = 300;
export const descMaxLength = 4000;
