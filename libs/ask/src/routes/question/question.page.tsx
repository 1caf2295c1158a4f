import { useLoaderData } from '@remix-run/react';
import { useCountView } from '@starhaven/prose';
import { useSession } from '@starhaven/session';
import { ButtonLink, Page, ProblemPanel } from '@starhaven/ui-kit';
import { useParams } from '@remix-run/react';
import { QuestionArticle } from '../../components/question-article/question-article';
import { VotesProvider } from '../../components/votes/votes';
import type { QuestionPageData } from '../../lib/question/question-page';

/** `/ask/{id}/{slug}` and `/ask/own/{id}` (docs/behaviour/ask.md#one-question). */
export function QuestionPage() {
  const page = useLoaderData<QuestionPageData>();
  const { view, problem, takesTexts, countsViews, isOwn } = page;
  const session = useSession();
  const { id = '' } = useParams();
  useCountView(view && countsViews ? `/ask/view/${encodeURIComponent(view.id)}` : null);
  if (view) {
    return (
      <VotesProvider key={view.id} questions={[view.id]} takesTexts={takesTexts}>
        <QuestionArticle {...page} view={view} />
      </VotesProvider>
    );
  }
  return (
    <Page kind="reading">
      {problem ? (
        <ProblemPanel problem={problem} level={1}>
          <ButtonLink to="/ask">Back to the questions</ButtonLink>
          {session && takesTexts && !isOwn && problem.status === 404 ? (
            <ButtonLink to={`/ask/own/${encodeURIComponent(id)}`}>Is it yours and waiting for review?</ButtonLink>
          ) : null}
        </ProblemPanel>
      ) : null}
    </Page>
  );
}
