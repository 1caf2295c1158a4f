import { ButtonLink, ErrorPanel, RetryLink } from '@starhaven/ui-kit';
import type { PageProblem } from '../../lib/page-problem';
import classes from './page-problem.module.css';

/** A page of the handbook that has nothing to show. */
export function PageProblemPanel({ problem }: { problem: PageProblem }) {
  return (
    <div className={classes.page}>
      <ErrorPanel level={1} title={problem.title} message={problem.message}>
        {problem.canRetry ? <RetryLink /> : null}
        <ButtonLink to="/handbook">Back to the handbook</ButtonLink>
      </ErrorPanel>
    </div>
  );
}
