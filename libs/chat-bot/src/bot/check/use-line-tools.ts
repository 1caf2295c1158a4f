import { useLoaded } from '@starhaven/ui-kit';
import type { Loaded } from '@starhaven/ui-kit';
import type * as lineTools from './line-tools';

export type LineTools = typeof lineTools;

/** Kept for the next opening of the bot. */
let tools: LineTools | null = null;

export async function loadLineTools(): Promise<LineTools> {
  tools ??= await import('./line-tools');
  return tools;
}

/** What checks and completes lines; its `part` is null until it is loaded. */
export function useLineTools(isWanted: boolean): Loaded<LineTools> {
  const { part, hasFailed, retry } = useLoaded(loadLineTools, isWanted && tools === null);
  return { part: part ?? tools, hasFailed, retry };
}
