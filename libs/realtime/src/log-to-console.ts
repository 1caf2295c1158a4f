/* eslint-disable no-console -- the specification wants what the live connection tells in the console, too (spec 1 §8) */

export const logToConsole = {
  info: (text: string) => console.info(text),
  error: (text: string) => console.error(text),
};
