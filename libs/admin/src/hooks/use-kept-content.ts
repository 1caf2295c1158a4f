import type { PageProblem } from '@starhaven/ui-kit';
import { useRef } from 'react';

/**
 * The content of a page, or the last one while the host does not answer a repeated read: a restore makes all other requests wait.
 * `isOld` says that it is the last one.
 */
export function useKeptContent<Content>(content: Content | null, problem: PageProblem | null) {
  const last = useRef(content);
  if (content !== null) last.current = content;
  const isOld = content === null && last.current !== null && problem?.canRetry === true;
  return { content: isOld ? last.current : content, isOld };
}
