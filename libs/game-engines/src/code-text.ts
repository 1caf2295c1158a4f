import { plainArgument } from './gate/plain-argument';

/** The text that a player reads in the game. */
export const codeText = (siteName: string, code: string): string =>
  `Your code for ${plainArgument(siteName, 60)} is ${code}. Tell it to nobody else.`;
