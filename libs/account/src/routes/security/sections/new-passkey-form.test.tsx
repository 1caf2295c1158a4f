import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { formReply } from '@starhaven/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noSecurityNews } from '../security-reply';
import { NewPasskeyForm } from './new-passkey-form';

async function start(said: Parameters<typeof formReply>[2]) {
  const action = () => formReply('start-passkey', noSecurityNews, said);
  const Component = () => <NewPasskeyForm hasPassword={false} />;
  const Stub = createRemixStub([{ path: '/', Component, action }]);
  render(<Stub />);
  await userEvent.click(screen.getByText('Add a passkey'));
  await userEvent.click(screen.getByRole('button', { name: 'Make a passkey' }));
}

test('a refusal is shown with its text', async () => {
  await start({ message: { type: 'error', title: 'Not changed', message: 'You have ten passkeys already.' } });
  expect(await screen.findByText('You have ten passkeys already.')).toBeVisible();
});
