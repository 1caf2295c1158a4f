import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
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

const tag = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Tag' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The page with its data; the promises are the replies to its forms, one after another. */
async function open(...replies: Promise<FormReply>[]) {
  let tags = ['setup', 'proxy'];
  const Page = () => <FollowedTags tags={useLoaderData<string[]>()} reply={useActionData<FormReply>()} />;
  const action = async () => {
    const reply = await replies.shift();
    if (reply?.intent === 'unfollow') tags = tags.slice(1);
    else if (reply?.message) tags = [...tags, reply.message.message];
    return reply ?? null;
  };
  const Stub = createRemixStub([{ path: '/', Component: Page, loader: () => tags, action }]);
  render(<Stub />);
  return tag();
}

test('a typed and a refused tag stay when another form is sent', async () => {
  const error = { tag: ['You follow 50 tags already.'] };
  const result = { status: 'error' as const, initialValue: { tag: 'mods' }, error };
  const other = formReply('unfollow', {});
  const replies = [other, formReply('follow', {}, { result }), other];
  await userEvent.type(await open(...replies.map((reply) => Promise.resolve(reply))), 'mods');
  await press('No longer follow setup');
  await waitFor(() => expect(screen.queryByText('setup')).toBeNull());
  expect(await tag()).toHaveValue('mods');
  await press('Follow');
  await waitFor(async () => expect(await tag()).toBeInvalid());
  await press('No longer follow proxy');
  await waitFor(() => expect(screen.queryByText('proxy')).toBeNull());
  expect(await tag()).toHaveValue('mods');
});

test('an accepted tag empties the field, but not if the next tag is already typed', async () => {
  const accepted = (name: string) =>
    formReply('follow', {}, { message: { type: 'ok', title: 'Tag followed', message: name } });
  let answer = (_: FormReply): void => undefined;
  const slow = new Promise<FormReply>((resolve) => (answer = resolve));
  await userEvent.type(await open(slow, Promise.resolve(accepted('modscripts'))), 'mods');
  await press('Follow');
  await userEvent.type(await tag(), 'cripts');
  answer(accepted('mods'));
  expect(await screen.findByText('mods')).toBeVisible();
  expect(await tag()).toHaveValue('modscripts');
  await press('Follow');
  expect(await screen.findByText('modscripts')).toBeVisible();
  await waitFor(async () => expect(await tag()).toHaveValue(''));
});
