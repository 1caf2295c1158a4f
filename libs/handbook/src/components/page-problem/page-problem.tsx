import { ButtonLink, Page, ProblemPanel } from '@starhaven/ui-kit';
import type { PageProblem } from '@starhaven/ui-kit';

/** A page of the handbook without content, with the reason. */
export function HandbookProblem({ problem }: { problem: PageProblem }) {
  return (
    <Page kind="reading">
      <ProblemPanel level={1} problem={problem}>
        <ButtonLink to="/handbook">Back to the handbook</ButtonLink>
      </ProblemPanel>
    </Page>
  );
}
