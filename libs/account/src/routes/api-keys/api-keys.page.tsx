import { useActionData, useLoaderData } from '@remix-run/react';
import { CopyButton, ReplyMessage } from '@starhaven/ui-kit';
import { useEffect, useRef } from 'react';
import { AccountCard, AccountProblem } from '../../components/account-frame/account-frame';
import layout from '../../components/account-layout/account-layout.module.css';
import type { ApiKeysReplyFields, ApiKeysReply } from './api-keys-reply';
import type { loader } from './api-keys.route.server';
import { KeyList } from './sections/key-list';
import { NewKeyForm } from './sections/new-key-form';

/** Keys for the account's own programs (docs/behaviour/account.md#api-keys). */
export function ApiKeysPage() {
  const { content, nowSeconds, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<ApiKeysReply>();
  if (problem) return <AccountProblem problem={problem} backTo="/account" backLabel="Back to account" />;
  const { keys, servers, hasPassword } = content;
  return (
    <>
      <h1>API keys</h1>
      <ReplyMessage message={reply?.message} />
      <p>
        A key lets a program of your own, such as your Discord bot, act for your account: read the servers{"'"} state
        and, if you allow it, run game commands. It cannot log in, and it cannot change your account. Send it in the
        header <code>Authorization</code>.
      </p>
      {reply?.created ? <NewKey created={reply.created} /> : null}
      <KeyList keys={keys} nowSeconds={nowSeconds} />
      <NewKeyForm
        // The key changes after an API key is made, which empties the form.
        key={reply?.created?.key ?? 'form'}
        servers={servers}
        hasPassword={hasPassword}
        reply={reply?.intent === 'create' ? reply : undefined}
      />
    </>
  );
}

function NewKey({ created: { name, key } }: { created: NonNullable<ApiKeysReplyFields['created']> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The sent form is far below the new key.
  useEffect(() => heading.current?.focus(), [key]);
  return (
    <AccountCard aria-labelledby="new-key">
      <h2 id="new-key" ref={heading} tabIndex={-1}>
        Your new key: <bdi>{name}</bdi>
      </h2>
      <p>Copy it now and keep it secret. It is not shown again; if you lose it, revoke it and make another one.</p>
      <p className={layout.secret}>
        <code>{key}</code>
        <CopyButton text={key} subject="API key" />
      </p>
    </AccountCard>
  );
}
