import { useBeforePaint } from '@starhaven/ui-kit';
import { useCallback, useState } from 'react';
import type { KeptCommands } from '../lib/commands/kept-commands';
import { keepCommands, noKeptCommands, readKeptCommands } from '../lib/commands/kept-commands';

type Change = (kept: KeptCommands) => KeptCommands;

/** The favourites and recently used commands that this browser stores, and a function that changes them. On the server, there are none. */
export function useKeptCommands(): [KeptCommands, (change: Change) => void] {
  const [kept, setKept] = useState(noKeptCommands);
  useBeforePaint(() => {
    const read = () => setKept(readKeptCommands());
    read();
    // Other tabs change them, too.
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, []);
  const change = useCallback((next: Change) => {
    keepCommands(next(readKeptCommands()));
    setKept(readKeptCommands());
  }, []);
  return [kept, change];
}
