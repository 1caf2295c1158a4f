import { useLoaderData } from '@remix-run/react';
import { ButtonLink, ErrorPanel, Page, PageHead, showToast } from '@starhaven/ui-kit';
import { useEffect } from 'react';
import { AskStarter } from '../../components/ask-starter/ask-starter';
import { ListTools } from '../../components/list-tools/list-tools';
import { QuestionList } from '../../components/question-list/question-list';
import { listPath } from '../../lib/list/asked-list';
import { loadToast } from '../../together/ask/problems';
import type { loader } from './ask.route.server';

/** `/ask` (docs/behaviour/ask.md#question-page). */
export function AskPage() {
  const { asked, list, problem, takesTexts, canFollow, title, place, now } = useLoaderData<typeof loader>();
  useEffect(() => {
    if (problem) showToast({ type: 'error', ...loadToast });
  }, [problem]);
  return (
    <Page>
      <PageHead title="Questions & Answers">
        Ask other players and hosts, and read what helped them. Reading needs no login.
      </PageHead>
      <AskStarter
        key={`${title} ${place.server} ${place.version} ${place.error}`}
        title={title}
        place={place}
        takesTexts={takesTexts}
      />
      <ListTools asked={asked} canFollow={canFollow} />
      {problem ? (
        <ErrorPanel title={problem.title} message={problem.message}>
          <ButtonLink to={listPath({ ...asked, page: 1, after: '' })} tone="primary" isReload>
            Try Again
          </ButtonLink>
        </ErrorPanel>
      ) : null}
      {list ? <QuestionList asked={asked} list={list} takesTexts={takesTexts} now={now} /> : null}
    </Page>
  );
}
