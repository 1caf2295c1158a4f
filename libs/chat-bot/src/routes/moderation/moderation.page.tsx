import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { ButtonLink, Page, PageHead, ProblemPanel, ReplyMessage, useReplyMessage } from '@starhaven/ui-kit';
import { useLiveNeed } from '@starhaven/realtime';
import { useMemo } from 'react';
import { useAlerts } from '../../shell/alerts/use-alerts';
import type { ChatIntent } from '../chat/chat.form';
import { MemberForm } from './member-form';
import { ModeratedMessage } from './moderated-message';
import classes from './moderation.module.css';
import type { loader } from './moderation.route.server';
import { RoomPauses } from './room-pauses';

/** Messages that wait for moderators, oldest first, with all decisions as forms (docs/behaviour/chat.md#moderation). */
export function ModerationPage() {
  const { reported, waiting, rooms, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<Reply>();
  // Only the form below has a field for the number; the forms of messages name their author.
  const uidErrors = reply?.result?.error?.['uid'] ?? [];
  const sent = reply?.intent === 'mute' || reply?.intent === 'unmute' ? (reply.result?.initialValue ?? {}) : {};
  const isOfMessage = [...reported, ...waiting].some(({ message }) => message.uid === sent['uid']);
  const message = useReplyMessage(useMemo(() => withoutUid(reply), [reply]));
  useLiveNeed();
  const alerts = useAlerts();
  const isOutdated =
    alerts !== null && (isOther(alerts.reports, reported.length) || isOther(alerts.waiting, waiting.length));
  return (
    <Page kind="reading">
      <PageHead
        title="Chat moderation"
        actions={
          <>
            <ButtonLink to="/chat">To the chat</ButtonLink>
            <ButtonLink to="/chat/moderation" isReload tone={isOutdated && !problem ? 'primary' : undefined}>
              Load again
            </ButtonLink>
          </>
        }
      >
        Reported messages stay in the chat until you remove them.
      </PageHead>
      <p role="status" className={classes.note}>
        {isOutdated && !problem ? 'The lists have changed since this page was loaded.' : ''}
      </p>
      <ReplyMessage message={message} />
      {problem ? (
        <ProblemPanel problem={problem} />
      ) : (
        <>
          <section aria-labelledby="reported">
            <h2 id="reported" className={classes.title}>
              Reported ({reported.length})
            </h2>
            {reported.length === 0 ? <p className={classes.note}>No message has open reports.</p> : null}
            <ul className={classes.list}>
              {reported.map((entry) => (
                <ModeratedMessage
                  key={entry.message.id_message}
                  entry={entry}
                  choices={[
                    { intent: 'keep', label: 'Keep it' },
                    { intent: 'remove', label: 'Remove it' },
                  ]}
                />
              ))}
            </ul>
          </section>
          <section aria-labelledby="waiting">
            <h2 id="waiting" className={classes.title}>
              Waiting for approval ({waiting.length})
            </h2>
            {waiting.length === 0 ? <p className={classes.note}>No messages are waiting for approval.</p> : null}
            <ul className={classes.list}>
              {waiting.map((entry) => (
                <ModeratedMessage
                  key={entry.message.id_message}
                  entry={entry}
                  choices={[
                    { intent: 'approve', label: 'Approve' },
                    { intent: 'reject', label: 'Reject' },
                  ]}
                />
              ))}
            </ul>
          </section>
          <RoomPauses rooms={rooms} />
          <section aria-labelledby="member">
            <h2 id="member" className={classes.title}>
              Mute a member
            </h2>
            <MemberForm sent={isOfMessage ? {} : sent} errors={uidErrors} />
          </section>
        </>
      )}
    </Page>
  );
}

type Reply = FormReply<ChatIntent>;

/** The reply without the error that the form itself shows. */
function withoutUid(reply: Reply | undefined): Reply | undefined {
  if (!reply?.result?.error) return reply;
  const { uid: _shown, ...error } = reply.result.error;
  return { ...reply, result: { ...reply.result, error } };
}

/** The API lists at most this many of each kind, but counts all. */
const maxListed = 100;
const isOther = (count: number, listed: number) => Math.min(count, maxListed) !== listed;
