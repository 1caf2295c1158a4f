import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { Alert, ButtonLink, ErrorPanel, Page, PageHead } from '@starhaven/ui-kit';
import { TextForm } from '../../writing/text-form';
import type { TextReply } from '../../writing/text-reply';
import { placeLabels, placeNames } from '../../together/ask/place';
import { notHere } from '../../together/ask/problems';
import classes from './new.module.css';
import type { loader } from './new.route.server';

/** `/ask/new`: the complete form of a new question (docs/behaviour/ask.md#forms). */
export function NewPage() {
  const { values, isDraft, similar, hasSession, takesTexts, loginTo } = useLoaderData<typeof loader>();
  const reply = useActionData<TextReply>();
  const { pathname, search } = useLocation();
  if (!takesTexts) {
    return (
      <Page kind="reading">
        <ErrorPanel title={notHere.title} message={notHere.message} level={1}>
          <ButtonLink to="/ask">Back to the questions</ButtonLink>
          <ButtonLink to="/community">Where to ask instead</ButtonLink>
        </ErrorPanel>
        {values.title === '' ? null : (
          <section aria-label="Your question">
            <p>Nothing was sent. You can copy your question from here:</p>
            <p>
              <bdi>{values.title}</bdi>
            </p>
            {placeNames.map((name) =>
              values[name] === '' ? null : (
                <p key={name}>
                  {placeLabels[name]}: <bdi>{values[name]}</bdi>
                </p>
              ),
            )}
          </section>
        )}
      </Page>
    );
  }
  return (
    <Page kind="reading">
      <PageHead title="Ask a Question">Say what you did, what happened, and what you expected instead.</PageHead>
      {hasSession || reply ? (
        <TextForm
          key={pathname + search}
          kind="question"
          values={values}
          reply={reply}
          place="ask"
          isDraft={isDraft}
          hasSession={hasSession}
          similar={similar}
          submitLabel="Ask a Question"
          busyLabel="Sending…"
          cancelTo="/ask"
        />
      ) : (
        <Alert type="info" title="Log in to ask">
          <p>
            A question needs an author, who is notified of its answers. What you entered is in the form after you log
            in.
          </p>
          {values.title === '' ? null : (
            <p className={classes.typed}>
              Your question: <bdi>{values.title}</bdi>
            </p>
          )}
          <p className={classes.action}>
            <ButtonLink to={loginTo} tone="primary">
              Log in
            </ButtonLink>
          </p>
        </Alert>
      )}
    </Page>
  );
}
