import '@testing-library/jest-dom';
import { json } from '@remix-run/node';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { UserPage } from './user.page';

const user = {
  ...{ uid: '8', username: 'mika', name: '', email: 'mika@inn.test', role: [3], roleExpired: 0, createdAt: 1 },
  ...{ lastSeenAt: 0, isEmailVerified: true, hasPassword: true, secondFactors: [], points: 0, deletionAt: 0 },
  ...{ ban: null, noActions: '', logins: [], addresses: [] },
  sessions: [{ id: '1', device: 'Firefox', ip: '203.0.113.7', createdAt: 1, lastUsedAt: 2, expiresAt: 3 }],
};

async function show(more: object, isModerator = false) {
  const may = { roles: false, ban: true, sessions: true };
  const content = { user: { ...user, ...more }, removals: [], isModerator, proofs: [], may };
  const Stub = createRemixStub([{ path: '/', Component: UserPage, loader: () => json({ content, problem: null }) }]);
  render(<Stub />);
  await screen.findByRole('heading', { name: 'Open sessions' });
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

test('staff can ban an account, end its sessions and remove its texts', async () => {
  expect(await show({})).toEqual([
    ...['Ban this account', 'Remove all questions and answers'],
    ...['End this session', 'End all sessions', 'Send a code for a new password'],
  ]);
});

test('where the API would refuse all of it, the page says why and has no buttons', async () => {
  const noActions = 'This account has more permissions than yours.';
  expect(await show({ noActions }, true)).toEqual([]);
  expect(screen.getAllByText(noActions)).toHaveLength(2);
  expect(screen.getByText('Texts of moderators are removed one by one.')).toBeVisible();
});

test('nor can they lift the ban of such an account', async () => {
  const ban = { reason: 'spam', at: 1, until: 0, by: '' };
  expect(await show({ ban, noActions: 'This account has more permissions than yours.' }, true)).toEqual([]);
});
