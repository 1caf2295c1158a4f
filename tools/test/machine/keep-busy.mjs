import { spawn } from 'node:child_process';
import os from 'node:os';

/** The loop ends by itself if its starter does not end it: two hours are longer than any run. */
const spin = 'const endMs = Date.now() + 7_200_000; while (Date.now() < endMs);';

/**
 * Keeps every core busy, so that a test that passes only on an idle machine fails.
 * @returns {() => void} ends it
 */
export function keepBusy() {
  const burners = Array.from({ length: os.availableParallelism() }, () => {
    const burner = spawn(process.execPath, ['-e', spin], { stdio: 'ignore' });
    // Without this, the process would not exit before its children.
    burner.unref();
    return burner;
  });
  const stop = () => burners.forEach((burner) => burner.kill('SIGKILL'));
  process.once('exit', stop);
  return stop;
}
