const lookEveryMs = 20;

/** Waits until `look` returns true; the test's own time limit ends it. */
export async function until(look: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await look())) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
}
