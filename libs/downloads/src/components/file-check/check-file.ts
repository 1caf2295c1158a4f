import { judgeFile } from '../../lib/files/judge-file';
import type { CheckedFile, Verdict } from '../../lib/files/judge-file';
import type { KnownFile } from '../../lib/files/known-files';

export interface HashOrder {
  file: File;
  algorithms: KnownFile['algorithm'][];
}

export type HashAnswer =
  { kind: 'progress'; bytes: number } | { kind: 'sums'; sums: CheckedFile['sums'] } | { kind: 'failed' };

export interface FileReport {
  verdict: Verdict;
  sums: CheckedFile['sums'];
}

export interface CheckFileOptions {
  known: readonly KnownFile[];
  onBytes: (bytes: number) => void;
  signal: AbortSignal;
}

/**
 * Compares a visitor's file with the files of a build. Nothing leaves the browser.
 * @throws Error if the file or the worker cannot be read; never settles after an abort
 */
export function checkFile(file: File, { known, onBytes, signal }: CheckFileOptions): Promise<FileReport> {
  // The visitor may cancel while this code loads; a signal that is aborted already sends no event.
  if (signal.aborted) return new Promise(() => {});
  const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  const algorithms = [...new Set<KnownFile['algorithm']>(['md5', ...known.map(({ algorithm }) => algorithm)])];
  return new Promise<FileReport>((resolve, reject) => {
    worker.onerror = () => reject(new Error('The worker has failed.'));
    worker.onmessage = ({ data }: MessageEvent<HashAnswer>) => {
      if (data.kind === 'progress') return onBytes(data.bytes);
      if (data.kind === 'failed') return reject(new Error('The file cannot be read.'));
      const { sums } = data;
      resolve({ sums, verdict: judgeFile({ name: file.name, bytes: file.size, sums }, known) });
    };
    worker.postMessage({ file, algorithms } satisfies HashOrder);
  }).finally(() => worker.terminate());
}
