/** Longest name and description in characters; what is longer is cut. */
export const nameMaxLength = 300;
export const descMaxLength = 4000;
