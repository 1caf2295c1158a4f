import { forwardRef } from 'react';
import type { PageProblem } from '../../lib/pages/page-problem';
import type { ErrorPanelProps } from '../error-panel/error-panel';
import { ErrorPanel } from '../error-panel/error-panel';
import { RetryLink } from '../retry-link/retry-link';

export interface ProblemPanelProps extends Omit<ErrorPanelProps, 'title' | 'message'> {
  problem: PageProblem;
}

/** Replaces the content of a page, or of a part of it, with a problem. Offers a retry if that may help; `children` are other links. */
export const ProblemPanel = forwardRef<HTMLElement, ProblemPanelProps>(function ProblemPanel(
  { problem, children, ...rest },
  ref,
) {
  return (
    <ErrorPanel {...rest} ref={ref} title={problem.title} message={problem.message}>
      {problem.canRetry ? <RetryLink /> : null}
      {children}
    </ErrorPanel>
  );
});
