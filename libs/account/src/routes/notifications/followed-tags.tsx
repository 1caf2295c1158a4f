import { Form } from '@remix-run/react';
import { TextField, buttonClass } from '@starhaven/ui-kit';
import type { FormReply } from '@starhaven/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { AccountCard } from '../../components/account-frame/account-frame';
import layout from '../../components/account-layout/account-layout.module.css';

export interface FollowedTagsProps {
  tags: readonly string[];
  reply: FormReply | undefined;
}

/** The tags of questions that the member follows (docs/behaviour/notifications.md#followed-tags). */
export function FollowedTags({ tags, reply }: FollowedTagsProps) {
  const result = reply?.intent === 'follow' ? reply.result : null;
  const typed = result?.initialValue?.['tag'];
  const errors = result?.error?.['tag'] ?? [];
  // The document of a refused form has its tag, and the replies to other forms do not change it.
  const [first] = useState(errors.length > 0 && typeof typed === 'string' ? typed : '');
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef<string | null>(null);
  const isAccepted = reply?.intent === 'follow' && reply.message?.type === 'ok';
  useEffect(() => {
    // The next tag may be typed while the last one is sent.
    if (isAccepted && field.current && field.current.value === sent.current) field.current.value = '';
  }, [reply, isAccepted]);
  return (
    <AccountCard aria-labelledby="tags">
      <h2 id="tags">Followed tags</h2>
      {tags.length === 0 ? (
        <p className={layout.quiet}>You follow no tag. You are notified of new questions under tags that you follow.</p>
      ) : (
        <ul className={layout.list}>
          {tags.map((tag) => (
            <li key={tag}>
              <div>
                <bdi>{tag}</bdi>
              </div>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="unfollow" />
                <input type="hidden" name="tag" value={tag} />
                <button type="submit" className={buttonClass()} aria-label={`No longer follow ${tag}`}>
                  No longer follow
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {/* The answer of the server has the error at the field; the browser's own bubble would come first. */}
      <Form
        method="post"
        noValidate
        preventScrollReset
        className={layout.form}
        onSubmit={() => {
          sent.current = field.current?.value ?? null;
        }}
      >
        <input type="hidden" name="intent" value="follow" />
        <TextField
          ref={field}
          id="follow-tag"
          name="tag"
          label="Tag"
          maxLength={40}
          required
          autoComplete="off"
          defaultValue={first}
          errors={errors}
        />
        <button type="submit" className={buttonClass()}>
          Follow
        </button>
      </Form>
    </AccountCard>
  );
}
