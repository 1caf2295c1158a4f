import { useLoaded } from '@starhaven/ui-kit';
import type { Loaded } from '@starhaven/ui-kit';
import type * as lineTools from './line-tools';

export type LineTools = typeof lineTools;

/** Stays loaded when the bot is opened again. */
let tools: LineTools | null = null;

export async function loadLineTools(): Promise<LineTools> {
  tools ??= await import('./line-tools');
  return tools;
}

/** The code that checks and completes lines; `part` is null until it is loaded. */
export function useLineTools(isWanted: boolean): Loaded<LineTools> {
  const { part, hasFailed, retry } = useLoaded(loadLineTools, isWanted && tools === null);
  return { part: part ?? tools, hasFailed, retry };
}
