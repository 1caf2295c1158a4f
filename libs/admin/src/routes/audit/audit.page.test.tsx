import '@testing-library/jest-dom';
import { json } from '@remix-run/node';
import { createRemixStub } from '@remix-run/testing';
import { render, screen, within } from '@testing-library/react';
import { AuditPage } from './audit.page';

const entry = {
  ...{ id: '1', at: 1_700_000_000, actorId: '1', actorName: 'ada', action: 'user.banned', subject: 'user:10007' },
  ...{ outcome: 'ok', address: '', details: { reason: 'spam', until: '2026-12-01T10:00:00.000Z', note: '' } },
};

test('the details of an entry show times like all other times, and leave out empty values', async () => {
  const content = { entries: [entry], next: '', query: {}, faults: {} };
  const loader = () => json({ content, problem: null });
  const Stub = createRemixStub([{ path: '/', Component: AuditPage, loader }]);
  render(<Stub />);
  const details = await screen.findByText(/reason: spam/);
  expect(details).not.toHaveTextContent('T10:00');
  expect(details).not.toHaveTextContent('note');
  expect(within(details).getByRole('time')).toHaveAttribute('datetime', '2026-12-01T10:00:00.000Z');
});

test('a wrong filter has its reason and the focus, and the page does not say that nothing was found', async () => {
  const faults = { actor: 'A UID has only digits.' };
  const loader = () => json({ content: { entries: [], next: '', query: { actor: 'abc' }, faults }, problem: null });
  const Stub = createRemixStub([{ path: '/', Component: AuditPage, loader }]);
  render(<Stub />);
  const field = await screen.findByLabelText('UID of who did it');
  expect(field).toHaveAccessibleDescription('A UID has only digits.');
  expect(field).toHaveFocus();
  expect(screen.queryByText('No entry found.')).toBeNull();
});
