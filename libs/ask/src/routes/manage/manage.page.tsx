import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import {
  ButtonLink,
  Page,
  PageHead,
  ProblemPanel,
  ReplyMessage,
  TextField,
  buttonClass,
  formLayout,
} from '@starhaven/ui-kit';
import type { loader } from './manage.route.server';

/** The confirmation before a text is deleted or reported. It also shows why an action of the question's page was refused. */
export function ManagePage() {
  const { deed, answerId, title, to, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  const isRunning = useNavigation().state === 'submitting';
  if (problem) {
    return (
      <Page kind="reading">
        <ProblemPanel problem={problem} level={1}>
          <ButtonLink to="/ask">Back to the questions</ButtonLink>
        </ProblemPanel>
      </Page>
    );
  }
  const what = answerId === '' ? 'question' : 'answer';
  const typedReason = String(reply?.result?.initialValue?.['reason'] ?? '');
  // The refusal of a button on the question's page is shown here, too.
  const isOfPage = reply && reply.intent !== 'remove' && reply.intent !== 'report';
  return (
    <Page kind="reading">
      <PageHead title={isOfPage ? 'Not done' : deed === 'report' ? `Report the ${what}` : `Delete the ${what}`}>
        <bdi>{title}</bdi>
      </PageHead>
      <ReplyMessage message={reply?.message} />
      {isOfPage ? (
        <p>
          <ButtonLink to={to}>Back to the question</ButtonLink>
        </p>
      ) : (
        <Form method="post" className={formLayout.form}>
          <input type="hidden" name="answer" value={answerId} />
          {deed === 'report' ? (
            <TextField
              id="reason"
              name="reason"
              label="Why?"
              hint="For the moderators. At most 300 characters."
              maxLength={300}
              defaultValue={typedReason}
            />
          ) : (
            <p>
              {answerId === ''
                ? 'Are you sure you want to delete this question with its answers?'
                : 'Are you sure you want to delete this answer?'}
            </p>
          )}
          <div className={formLayout.actions}>
            <button
              type="submit"
              name="intent"
              value={deed}
              className={buttonClass(deed === 'remove' ? 'danger' : 'primary')}
              disabled={isRunning}
            >
              {deed === 'report' ? 'Report' : isRunning ? 'Deleting...' : 'Delete'}
            </button>
            <ButtonLink to={to}>Cancel</ButtonLink>
          </div>
        </Form>
      )}
    </Page>
  );
}
