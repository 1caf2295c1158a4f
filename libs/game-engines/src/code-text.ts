/** The text that a player reads in the game. */
export const codeText = (siteName: string, code: string): string =>
  `Your code for ${siteName.replace(/[^\p{L}\p{N} ._-]/gu, '')} is ${code}. Tell it to nobody else.`;
