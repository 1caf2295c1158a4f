import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportPage } from './import.page';
import type { ImportReplyFields } from './import-reply';

const count = { all: 0, unlisted: 0, withoutLines: 0, withLosses: 0 };
const preview: ImportReplyFields['preview'] = {
  engineName: 'Danheng',
  lines: ['give 1', 'give 2', 'give 3'],
  things: [{ kind: 'gear', name: 'Night Cone', lines: ['give 1'], lost: [] }],
  counts: { avatar: count, artifact: count, gear: { all: 8, unlisted: 7, withoutLines: 5, withLosses: 2 } },
  problems: [],
};

test('a large build says how many items are not shown one by one', async () => {
  const Stub = createRemixStub([
    {
      path: '/',
      Component: ImportPage,
      loader: () => ({ engines: [], engineId: '', problem: null }),
      action: () => ({ preview, message: null, result: null }),
    },
  ]);
  render(<Stub />);
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  await screen.findByRole('heading', { name: '3 commands for Danheng' });
  expect(screen.getByLabelText('All commands').textContent).toBe('give 1\ngive 2\ngive 3');
  screen.getByRole('heading', { name: 'Weapons and light cones (8)' });
  screen.getByText(
    '7 more are not shown one by one. Their commands are in the list of all commands above. ' +
      '2 of them have values that the commands leave out or change. For 5 of them this engine has no command.',
  );
});
