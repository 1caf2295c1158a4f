import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { KnownFile } from '../../lib/files/known-files';
import type { FileReport } from './check-file';

// Contains the worker's address; loaded with the first file.
const loadCheckFile = () => import('./check-file');

export interface FileCheck {
  id: number;
  name: string;
  /** Size of the file. */
  bytes: number;
  readBytes: number;
  state: 'running' | 'done' | 'failed';
  report: FileReport | null;
}

type Change = { add: FileCheck } | { id: number; with: Partial<FileCheck> } | { remove: number };

function change(checks: readonly FileCheck[], by: Change): FileCheck[] {
  if ('add' in by) return [...checks, by.add];
  if ('remove' in by) return checks.filter(({ id }) => id !== by.remove);
  return checks.map((check) => (check.id === by.id ? { ...check, ...by.with } : check));
}

export interface FileChecks {
  checks: readonly FileCheck[];
  add: (files: Iterable<File>) => void;
  /** Cancels a running check, and removes it from the list. */
  remove: (id: number) => void;
}

/** The visitor's files, checked one after another: two at the same time would only compete for the disk. */
export function useFileChecks(known: readonly KnownFile[]): FileChecks {
  const [checks, dispatch] = useReducer(change, []);
  const lastId = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const aborts = useRef(new Map<number, AbortController>());

  const run = useCallback(
    async (id: number, file: File, signal: AbortSignal) => {
      const { checkFile } = await loadCheckFile();
      const report = await checkFile(file, {
        known,
        signal,
        onBytes: (readBytes) => dispatch({ id, with: { readBytes } }),
      });
      dispatch({ id, with: { state: 'done', report } });
    },
    [known],
  );

  const add = useCallback(
    (files: Iterable<File>) => {
      for (const file of files) {
        const id = (lastId.current += 1);
        const abort = new AbortController();
        aborts.current.set(id, abort);
        dispatch({ add: { id, name: file.name, bytes: file.size, readBytes: 0, state: 'running', report: null } });
        const cancelled = new Promise<void>((resolve) => abort.signal.addEventListener('abort', () => resolve()));
        queue.current = queue.current.then(() => {
          if (abort.signal.aborted) return;
          const done = run(id, file, abort.signal).catch(() => dispatch({ id, with: { state: 'failed' } }));
          return Promise.race([done, cancelled]);
        });
      }
    },
    [run],
  );

  const remove = useCallback((id: number) => {
    aborts.current.get(id)?.abort();
    aborts.current.delete(id);
    dispatch({ remove: id });
  }, []);

  useEffect(() => {
    const running = aborts.current;
    return () => running.forEach((abort) => abort.abort());
  }, []);
  return { checks, add, remove };
}
