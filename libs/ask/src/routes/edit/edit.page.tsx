import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { ButtonLink, ErrorPanel, Page, PageHead, ProblemPanel } from '@starhaven/ui-kit';
import { TextForm } from '../../writing/text-form';
import type { TextReply } from '../../writing/text-reply';
import type { loader } from './edit.route.server';

/** The form of an existing question or answer (docs/behaviour/ask.md#forms). */
export function EditPage() {
  const { id, answerId, to, values, isDraft, isDenied, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<TextReply>();
  const { pathname, search } = useLocation();
  const back = <ButtonLink to={to}>{to === '/ask' ? 'Back to the questions' : 'Back to the question'}</ButtonLink>;
  const kind = answerId === '' ? 'question' : 'answer';
  if (isDenied) {
    return (
      <Page kind="reading">
        <ErrorPanel title="Access Denied" message={`This ${kind} belongs to somebody else.`} level={1}>
          {back}
        </ErrorPanel>
      </Page>
    );
  }
  if (problem && !reply?.values) {
    return (
      <Page kind="reading">
        <ProblemPanel problem={problem} level={1}>
          {back}
        </ProblemPanel>
      </Page>
    );
  }
  const history = answerId === '' ? `question/${id}` : `answer/${answerId}`;
  return (
    <Page kind="reading">
      <PageHead
        title={kind === 'question' ? 'Edit a question' : 'Edit an answer'}
        actions={<ButtonLink to={`/ask/history/${history}`}>History</ButtonLink>}
      />
      <TextForm
        key={pathname + search}
        kind={kind}
        values={values}
        reply={reply}
        place={answerId === '' ? `edit-question:${id}` : `edit-answer:${answerId}`}
        isDraft={isDraft}
        hasSession
        submitLabel="Save"
        busyLabel="Saving…"
        cancelTo={to}
      />
    </Page>
  );
}
