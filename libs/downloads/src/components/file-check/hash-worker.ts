import { hashFile } from '../../lib/files/hash-file';
import type { HashAnswer, HashOrder } from './check-file';

// Runs in a worker, so that reading gigabytes does not block the page.
const reportEveryMs = 100;

globalThis.onmessage = ({ data }: MessageEvent<HashOrder>) => {
  const answer = (message: HashAnswer) => postMessage(message);
  let reportedMs = 0;
  hashFile(data.file, data.algorithms, (bytes) => {
    if (performance.now() - reportedMs < reportEveryMs) return;
    reportedMs = performance.now();
    answer({ kind: 'progress', bytes });
  }).then(
    (sums) => answer({ kind: 'sums', sums }),
    () => answer({ kind: 'failed' }),
  );
};
