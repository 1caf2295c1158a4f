/* eslint-disable no-console -- live messages go to the console too (docs/behaviour/foundation.md#live-connection-messages) */

export const logToConsole = {
  info: (text: string) => console.info(text),
  error: (text: string) => console.error(text),
};
