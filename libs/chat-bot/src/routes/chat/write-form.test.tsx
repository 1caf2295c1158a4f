import '@testing-library/jest-dom';
import { useActionData, useLoaderData } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import type { FormReply } from '@starhaven/ui-kit';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ChatIntent } from './chat.form';
import { WriteForm } from './write-form';

const room = { slug: 'public', title: '', isPaused: false, pauseReason: '' };
const own = { canModerate: false, ignored: [], mute: null, pauseEnds: 0 };

/** The form on a page whose action stores the messages, or refuses one that contains "bad". */
async function openForm() {
  const stored: string[] = [];
  let loads = 0;
  let hold: Promise<void> | undefined;
  function ChatPage() {
    const { nonce } = useLoaderData<{ nonce: string }>();
    const reply = useActionData<FormReply<ChatIntent>>();
    return <WriteForm to="/chat" room={room} own={own} reply={reply} nowSeconds={0} nonce={nonce} />;
  }
  const loader = () => ({ nonce: `nonce-${(loads += 1)}` });
  const action = async ({ request }: { request: Request }) => {
    const form = new URLSearchParams(await request.text());
    await hold;
    const input = String(form.get('input'));
    if (input.includes('bad')) {
      const result = { status: 'error', initialValue: { input, nonce: form.get('nonce') }, error: { input: ['No.'] } };
      return { intent: 'send', nowSeconds: 0, result, message: null, waitUntilSeconds: null };
    }
    stored.push(`${input} (${String(form.get('nonce'))})`);
    return new Response(null, { status: 302, headers: { Location: '/chat#write' } });
  };
  const Stub = createRemixStub([{ path: '/chat', Component: ChatPage, loader, action }]);
  render(<Stub initialEntries={['/chat']} />);
  const field = await screen.findByLabelText<HTMLInputElement>('Message');
  return {
    field,
    stored,
    type: (value: string) => fireEvent.input(field, { target: { value } }),
    send: () => fireEvent.click(screen.getByRole('button', { name: 'Send' })),
    holdAnswers: () => {
      let release = () => {};
      hold = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
}

test('the field is empty after its message was stored', async () => {
  const { field, stored, type, send } = await openForm();
  type('Hello');
  send();
  await waitFor(() => expect(field).toHaveValue(''));
  type('Hello again');
  send();
  await waitFor(() => expect(field).toHaveValue(''));
  expect(stored).toEqual(['Hello (nonce-1)', 'Hello again (nonce-2)']);
});

test('a refused message stays with its error, and is sent again with its nonce', async () => {
  const { field, stored, type, send } = await openForm();
  type('bad');
  send();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/No\./));
  expect(field).toHaveValue('bad');
  type('good');
  send();
  await waitFor(() => expect(field).toHaveValue(''));
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(stored).toEqual(['good (nonce-1)']);
});

test('what is typed while a message is sent stays', async () => {
  const { field, stored, type, send, holdAnswers } = await openForm();
  const release = holdAnswers();
  type('Hello');
  send();
  type('Hello, and more');
  release();
  await waitFor(() => expect(document.querySelector<HTMLInputElement>('[name="nonce"]')?.value).toBe('nonce-2'));
  expect(stored).toEqual(['Hello (nonce-1)']);
  expect(field).toHaveValue('Hello, and more');
});
