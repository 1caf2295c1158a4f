interface Lane {
  /** Starts the work that waits (true), or drops it (false). */
  wake: ((isNext: boolean) => void) | null;
}

const lanes = new Map<string, Lane>();

/**
 * Runs the work of an account one after another; only the newest work waits. Work that waits and is replaced by newer work does not run,
 * and its result is null.
 */
export async function onePerAccount<Result>(account: string, work: () => Promise<Result>): Promise<Result | null> {
  const lane = lanes.get(account) ?? { wake: null };
  if (lanes.has(account)) {
    lane.wake?.(false);
    if (!(await new Promise<boolean>((resolve) => (lane.wake = resolve)))) return null;
  }
  lanes.set(account, lane);
  try {
    return await work();
  } finally {
    const { wake } = lane;
    lane.wake = null;
    if (wake) wake(true);
    else lanes.delete(account);
  }
}
