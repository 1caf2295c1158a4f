import type { PageProblem } from '@starhaven/ui-kit';
import { useRef } from 'react';

/** The content of a page; if a repeated read gets no answer, the last content with `isOld`. During a restore, all other requests wait. */
export function useKeptContent<Content>(content: Content | null, problem: PageProblem | null) {
  const last = useRef(content);
  if (content !== null) last.current = content;
  const isOld = content === null && last.current !== null && problem?.canRetry === true;
  return { content: isOld ? last.current : content, isOld };
}
