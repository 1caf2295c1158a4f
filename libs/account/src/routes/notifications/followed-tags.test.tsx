import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { formReply } from '@starhaven/ui-kit';
import { FollowedTags } from './followed-tags';

async function show(reply?: Parameters<typeof FollowedTags>[0]['reply']) {
  const Stub = createRemixStub([{ path: '/', Component: () => <FollowedTags tags={['setup']} reply={reply} /> }]);
  render(<Stub />);
  return screen.findByRole('textbox', { name: 'Tag' });
}

test('a refused tag stays in its field, with the reason', async () => {
  const result = {
    status: 'error' as const,
    initialValue: { tag: 'mods' },
    error: { tag: ['You follow 50 tags already.'] },
  };
  const field = await show(formReply('follow', {}, { result }));
  expect(field).toHaveValue('mods');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('You follow 50 tags already.');
});

test('after another form the field is empty', async () => {
  expect(await show(formReply('unfollow', {}))).toHaveValue('');
});
