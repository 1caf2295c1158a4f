import { Form } from '@remix-run/react';
import type { ReportedChatMessage } from '@starhaven/contracts/chat';
import { buttonClass, LocalTime, visuallyHidden } from '@starhaven/ui-kit';
import { MessageText } from '../../room/log/message-row';
import type { ModeratorIntent } from '../chat/chat.form';
import { MuteFields } from '../../moderation/mute-fields';
import classes from './moderation.module.css';

export interface ModeratedMessageProps {
  entry: ReportedChatMessage;
  choices: readonly { intent: ModeratorIntent; label: string }[];
}

/** One message with its reports and the possible decisions. */
export function ModeratedMessage({ entry: { message, room, reports }, choices }: ModeratedMessageProps) {
  const { id_message: id, uid, name, input, timestamp } = message;
  return (
    <li className={classes.entry}>
      <p className={classes.author}>
        <bdi dir="auto">{name}</bdi>{' '}
        <span className={classes.meta}>
          UID {uid}
          {room === 'public' ? '' : `, room ${room}`}, <LocalTime time={timestamp} />
        </span>
      </p>
      <blockquote className={classes.quote} dir="auto">
        <MessageText input={input} />
      </blockquote>
      {reports.length > 0 ? (
        <ul className={classes.reports} aria-label={`Reports of the message of ${name}`}>
          {reports.map((report) => (
            <li key={report.uid}>
              <bdi dir="auto">{report.name || report.uid}</bdi> <LocalTime time={report.reportedAt} />
              {report.reason ? (
                <>
                  : <q dir="auto">{report.reason}</q>
                </>
              ) : (
                ', without a reason'
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <Form method="post" action="/chat/moderation" className={classes.buttons} preventScrollReset>
        <input type="hidden" name="id_message" value={id} />
        {choices.map(({ intent, label }) => (
          <button
            key={intent}
            name="intent"
            value={intent}
            className={buttonClass(intent === 'remove' ? 'danger' : 'plain')}
          >
            {label}
            <span className={visuallyHidden}>: message of {name}</span>
          </button>
        ))}
      </Form>
      <details className={classes.more}>
        <summary>
          Mute<span className={visuallyHidden}> {name}</span>
        </summary>
        <Form method="post" action="/chat/moderation" className={classes.form} preventScrollReset>
          <input type="hidden" name="uid" value={uid} />
          <MuteFields id={`mute-${id}`} name={name} />
        </Form>
      </details>
    </li>
  );
}
