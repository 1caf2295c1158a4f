import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { Alert, ButtonLink, Page, PageHead, ProblemPanel, SiteLink } from '@starhaven/ui-kit';
import { TextForm } from '../../writing/text-form';
import type { TextReply } from '../../writing/text-reply';
import type { loader } from './answer.route.server';

/** `/ask/answer/{id}`: the complete answer form (docs/behaviour/ask.md#forms). */
export function AnswerPage() {
  const { question, problem, values, isDraft, hasSession, loginTo } = useLoaderData<typeof loader>();
  const reply = useActionData<TextReply>();
  const { pathname, search } = useLocation();
  if (question === null && !reply?.values) {
    return (
      <Page kind="reading">
        {problem ? (
          <ProblemPanel problem={problem} level={1}>
            <ButtonLink to="/ask">Back to the questions</ButtonLink>
          </ProblemPanel>
        ) : null}
      </Page>
    );
  }
  return (
    <Page kind="reading">
      <PageHead title="Write an answer">
        {question ? (
          <>
            To <SiteLink to={question.to}>{question.title}</SiteLink>
          </>
        ) : null}
      </PageHead>
      {question?.isClosed ? (
        <Alert type="warn" title="This question is closed">
          It accepts no more answers.
        </Alert>
      ) : null}
      {hasSession || reply ? (
        <TextForm
          key={pathname + search}
          kind="answer"
          values={values}
          reply={reply}
          place={`answer:${question?.id ?? ''}`}
          isDraft={isDraft}
          hasSession={hasSession}
          submitLabel="Send the answer"
          busyLabel="Sending…"
          cancelTo={question?.to ?? '/ask'}
        />
      ) : (
        <Alert type="info" title="Log in to answer">
          <p>
            <ButtonLink to={loginTo} tone="primary">
              Log in
            </ButtonLink>
          </p>
        </Alert>
      )}
    </Page>
  );
}
