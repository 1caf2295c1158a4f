import { setTimeout as wait } from 'node:timers/promises';

const pollMs = 20;

/** Resolves with the first value that is neither undefined nor false; rejects after 60 s with the name of the condition. */
export async function until<T>(
  what: string,
  find: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> {
  const deadlineMs = Date.now() + 60_000;
  for (;;) {
    const found = await find();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadlineMs) throw new Error(`Waited in vain until ${what}`);
    await wait(pollMs);
  }
}
