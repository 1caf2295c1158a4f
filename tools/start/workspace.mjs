import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A failure that the person at the terminal can mend; its message is the one line they see. */
export class StartError extends Error {
  /** @param {string} message @param {string[]} [details] further lines, such as the output of a failed build */
  constructor(message, details = []) {
    super(message);
    this.details = details;
  }
}

/**
 * Runs a command's main function: a StartError becomes its line and exit code 1, never a stack trace.
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
