import { Form } from '@remix-run/react';
import { CopyButton, ModalDialog, buttonClass } from '@starhaven/ui-kit';
import { useState } from 'react';
import type { AccountReplyFields } from '../account-reply';
import layout from '../../../components/account-layout/account-layout.module.css';

/** The code to enter in the game (docs/behaviour/account.md#codes-in-the-game). */
export function GameCodeDialog({ gameCode }: { gameCode: NonNullable<AccountReplyFields['gameCode']> }) {
  // Another press of the button may give the same code, and opens the dialog again.
  const [closed, setClosed] = useState<typeof gameCode | null>(null);
  if (closed === gameCode) return null;
  const { code, serverId, isMail } = gameCode;
  return (
    <ModalDialog
      title={isMail ? 'Get Code Mail' : 'Get Code'}
      onDismiss={() => setClosed(gameCode)}
      actions={
        <>
          <Form method="post" preventScrollReset onSubmit={() => setClosed(gameCode)}>
            <input type="hidden" name="intent" value="search-player" />
            <input type="hidden" name="server" value={serverId} />
            <button type="submit" className={buttonClass('primary')}>
              Yes I{"'"}ve entered it
            </button>
          </Form>
          <form method="dialog">
            <button className={buttonClass()}>Not yet</button>
          </form>
        </>
      }
    >
      <p>{isMail ? 'Enter this code in the game, where its mail asks for it:' : 'Enter this code in the game:'}</p>
      <p className={layout.secret}>
        <code>{code}</code>
        <CopyButton text={code} subject="Code" />
      </p>
      <p>Have you entered it?</p>
    </ModalDialog>
  );
}
