import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { formReply } from '@starhaven/ui-kit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiKeysPage } from './api-keys.page';

test('the heading of a new key has the focus, and every id is used once', async () => {
  const content = { keys: [], servers: [], hasPassword: false };
  const loader = () => ({ content, nowSeconds: 0, problem: null });
  const action = () => formReply('create', { created: { name: 'Bot', key: 'secret' } });
  const Stub = createRemixStub([{ path: '/', Component: ApiKeysPage, loader, action }]);
  const { container } = render(<Stub />);
  await userEvent.type(await screen.findByLabelText('Name'), 'Bot');
  await userEvent.click(screen.getByRole('button', { name: 'Make the key' }));
  const heading = await screen.findByRole('heading', { name: 'Your new key: Bot' });
  await waitFor(() => expect(heading).toHaveFocus());
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
