import { readStored, writeStored } from '@starhaven/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PostValues } from '../post-values';

export interface KeptWork {
  values: PostValues;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** The storage key of one account and one post, so that a text on a shared computer is offered only to its author. */
export const keptWorkKey = (account: string, id: string): string => `blog-work:${account}:${id === '' ? 'new' : id}`;

const delayMs = 400;
const texts = ['title', 'slug', 'shortContent', 'content', 'thumbnail', 'tags'] as const;

/** Whether two versions are the same for an author. Line breaks, which browsers rewrite, are ignored. */
export const isSameWork = (one: PostValues, other: PostValues): boolean =>
  texts.every((name) => one[name].replace(/\r\n?/g, '\n') === other[name].replace(/\r\n?/g, '\n')) &&
  one.comment === other.comment &&
  one.index === other.index;

function readKept(key: string): KeptWork | null {
  const kept = readStored('localStorage', key);
  if (typeof kept !== 'object' || kept === null || !('values' in kept) || !('keptAt' in kept)) return null;
  // Another release may have written it, so the fields are checked before use.
  const { values, keptAt } = kept as { values: PostValues | null; keptAt: unknown };
  return values !== null && texts.every((name) => typeof values[name] === 'string') && typeof keptAt === 'number'
    ? { values, keptAt }
    : null;
}

/**
 * Stores unsaved work in this browser and finds what an earlier visit stored. `forget` deletes it when the author asks for it, and
 * `forgetOwn` when the host has accepted the save: then a copy that another tab stored for the same post stays. Without local storage
 * nothing is stored, and the form works as usual.
 */
export function useKeptWork(key: string, values: PostValues, isDirty: boolean) {
  const [offered, setOffered] = useState<KeptWork | null>(null);
  const storedAt = useRef(0);
  useEffect(() => setOffered(readKept(key)), [key]);
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => {
      storedAt.current = Date.now();
      writeStored('localStorage', key, { values, keptAt: storedAt.current } satisfies KeptWork);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [key, values, isDirty]);
  const forget = useCallback(() => {
    setOffered(null);
    writeStored('localStorage', key, null);
  }, [key]);
  // An offered copy may be saved before it is stored again.
  const forgetOwn = useCallback(() => {
    const kept = readKept(key);
    if (kept && (kept.keptAt === storedAt.current || isSameWork(kept.values, values))) forget();
  }, [key, values, forget]);
  const decline = useCallback(() => setOffered(null), []);
  return { offered, forget, forgetOwn, decline };
}
