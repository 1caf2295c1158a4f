import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A failure that the user at the terminal can fix; the message is the one line that the user sees. */
export class StartError extends Error {
  /** @param {string} message @param {string[]} [details] further lines, such as the output of a failed build */
  constructor(message, details = []) {
    super(message);
    this.details = details;
  }
}

/**
 * Runs a command's main function: a StartError is printed as its line with exit code 1, without a stack trace.
 * @param {() => Promise<unknown>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    if (error instanceof StartError) {
      for (const line of error.details) console.error(line);
      console.error(error.message);
    } else {
      console.error(`Unexpected: ${error?.message ?? error}. Set DEBUG=1 to see where it came from.`);
      if (process.env.DEBUG) console.error(error);
    }
    process.exitCode = 1;
  }
}
