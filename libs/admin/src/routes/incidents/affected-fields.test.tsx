import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { AffectedFields } from './affected-fields';
import { replyTo } from './reply-to';
import type { IncidentReply } from './reply-to';

const servers = [{ id: '3', name: 'Inn' }];
const reply: IncidentReply = {
  ...{ intent: 'open', about: '', proof: null, nowSeconds: 0, message: null, waitUntilSeconds: null },
  result: {
    initialValue: { 'server-3': 'on' },
    error: { components: ['Please choose at least one part.'] },
  },
};

test('an error of the group belongs to its first box, and what was ticked stays', () => {
  render(<AffectedFields servers={servers} sent={replyTo(reply, '', ['open'])} />);
  const [first, ...others] = screen.getAllByRole('checkbox');
  expect(first).toBeInvalid();
  expect(first).toHaveAccessibleDescription('Please choose at least one part.');
  for (const box of others) expect(box).toBeValid();
  expect(screen.getByRole('checkbox', { name: 'Inn' })).toBeChecked();
});
