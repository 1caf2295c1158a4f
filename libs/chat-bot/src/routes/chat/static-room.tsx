import { Form } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { buttonClass, LocalTime, SiteLink, TextField, visuallyHidden } from '@starhaven/ui-kit';
import { chatReasonMaxLength } from '@starhaven/contracts/chat';
import { useSession } from '@starhaven/session';
import { MuteFields } from '../../moderation/mute-fields';
import { MessageText } from '../../room/log/message-row';
import type { ChatIntent } from './chat.form';
import classes from './chat.module.css';
import type { ChatContent } from './chat.route.server';
import { WriteForm } from './write-form';

export interface StaticRoomProps {
  content: ChatContent;
  reply: FormReply<ChatIntent> | undefined;
  nowSeconds: number;
  nonce: string;
}

/** A room as the server rendered it, with forms that need no scripts. */
export function StaticRoom({ content, reply, nowSeconds, nonce }: StaticRoomProps) {
  const { messages, room, own } = content;
  const uid = useSession()?.uid;
  const to = room.slug === 'public' ? '/chat' : `/chat?room=${room.slug}`;
  return (
    <>
      {own ? (
        <p className={classes.links}>
          <SiteLink to="#write">Write a message</SiteLink>
        </p>
      ) : null}
      <section aria-labelledby="latest">
        <h2 id="latest" className={classes.title}>
          Latest messages
        </h2>
        {messages.length === 0 ? <p className={classes.note}>No messages yet.{own ? ' Say hello.' : ''}</p> : null}
        <ol className={classes.list}>
          {messages.map((message) => (
            <li key={message.id_message} className={classes.message}>
              <p className={classes.author}>
                <bdi dir="auto">{message.name}</bdi>
                {message.uid === uid ? <span className={classes.mark}>You</span> : null}
                {message.isPending ? <span className={classes.mark}>Waits for a moderator</span> : null}{' '}
                <LocalTime time={message.timestamp} className={classes.time} />
              </p>
              <p dir="auto" className={classes.text}>
                <MessageText input={message.input} />
              </p>
              {own ? (
                <Actions
                  to={to}
                  id={message.id_message}
                  uid={message.uid}
                  name={message.name}
                  isOwn={message.uid === uid}
                  canModerate={own.canModerate}
                />
              ) : null}
            </li>
          ))}
        </ol>
      </section>
      {own ? <WriteForm to={to} room={room} own={own} reply={reply} nowSeconds={nowSeconds} nonce={nonce} /> : null}
    </>
  );
}

interface ActionsProps {
  to: string;
  id: string;
  uid: string;
  name: string;
  isOwn: boolean;
  canModerate: boolean;
}

function Actions({ to, id, uid, name, isOwn, canModerate }: ActionsProps) {
  const button = (intent: ChatIntent, label: string) => (
    <button name="intent" value={intent} className={buttonClass(intent === 'delete' ? 'danger' : 'plain')}>
      {label}
    </button>
  );
  return (
    <details className={classes.actions}>
      <summary>
        Actions<span className={visuallyHidden}> for the message of {name}</span>
      </summary>
      <Form method="post" action={to} className={classes.buttons} preventScrollReset>
        <input type="hidden" name="id_message" value={id} />
        <input type="hidden" name="uid" value={uid} />
        {isOwn || canModerate ? button('delete', 'Delete') : null}
        {isOwn ? null : button('ignore', 'Ignore member')}
      </Form>
      {isOwn ? null : (
        <Form method="post" action={to} className={classes.form} preventScrollReset>
          <input type="hidden" name="id_message" value={id} />
          <TextField
            id={`report-${id}`}
            name="reason"
            label="Reason of a report (optional)"
            maxLength={chatReasonMaxLength}
            autoComplete="off"
            dir="auto"
          />
          <p>{button('report', 'Report')}</p>
        </Form>
      )}
      {canModerate && !isOwn ? (
        <Form method="post" action={to} className={classes.form} preventScrollReset>
          <input type="hidden" name="uid" value={uid} />
          <MuteFields id={`mute-${id}`} name={name} />
        </Form>
      ) : null}
    </details>
  );
}
