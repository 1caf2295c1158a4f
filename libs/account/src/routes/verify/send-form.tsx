import { Form } from '@remix-run/react';
import type { VerifyReply } from './verify-reply';
import { WaitButton } from './wait-button';

/** Asks for a mail with a code, or for the same mail again. */
export function SendForm({ isSent, reply }: { isSent: boolean; reply: VerifyReply | undefined }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="send" />
      {isSent ? <input type="hidden" name="again" value="yes" /> : null}
      <WaitButton intent="send" label={isSent ? 'Resend' : 'Send'} tone={isSent ? 'plain' : 'primary'} reply={reply} />
    </Form>
  );
}
