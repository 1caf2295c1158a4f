import type { ClientActionFunctionArgs } from '@remix-run/react';
import { loginIntents, loginReply } from './login-reply';

/**
 * Sends a form of the login page. When no answer comes, because the line or the web server is gone, the page stays with all
 * that was typed and says so in the spec's words (docs/behaviour/login.md#login-messages), instead of giving way to an error page.
 */
export async function loginClientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    // Redirects and answers with a status are thrown as responses.
    if (error instanceof Response) throw error;
    const intent = loginIntents.find((known) => known === form.get('intent')) ?? 'log-in';
    const email = form.get('email');
    const message = { type: 'error', title: 'Login Failed', message: 'Network error. Please try again.' } as const;
    return loginReply(intent, {
      message,
      codeEmail: intent === 'reset-password' && typeof email === 'string' ? email : null,
    });
  }
}
