/**
 * Runs `work` while `Date.now()` stands still: a job whose turns end after some seconds does all its work in one turn, however busy the
 * machine is. Timers and `performance.now()` go on.
 */
export async function withStoppedClock<T>(work: () => Promise<T>): Promise<T> {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  try {
    return await work();
  } finally {
    clock.mockRestore();
  }
}
