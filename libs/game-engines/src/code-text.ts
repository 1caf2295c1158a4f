/** What a player reads inside the game. */
export const codeText = (siteName: string, code: string): string =>
  `Your code for ${siteName.replace(/[^\p{L}\p{N} ._-]/gu, '')} is ${code}. Tell it to nobody else.`;
