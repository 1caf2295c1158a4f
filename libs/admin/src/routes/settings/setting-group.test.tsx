import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { useCallback, useState } from 'react';
import { SettingGroup } from './setting-group';
import type { ShownSetting } from './settings.route.server';

const setting = (name: ShownSetting['name'], title: string, fields: Record<string, string>): ShownSetting => ({
  ...{ name, title, fields, group: 'site', isSecret: false, source: 'database', variable: '' },
  ...{ needsRestart: false, version: 1 },
});

/** Shows the group; each save is answered by `answer`, which may change what is stored. */
function open(stored: Record<string, string>, answer: () => object | Promise<object>) {
  function Page() {
    const fields = useLoaderData<Record<string, string>>();
    const reply = useActionData<FormReply>();
    const [isUnsaved, setIsUnsaved] = useState(false);
    const noteUnsaved = useCallback((_: string, is: boolean) => setIsUnsaved(is), []);
    const { siteName = '', ...channels } = fields;
    const settings = [
      setting('siteName', 'Site name', { siteName }),
      setting('communityChannels', 'Community channels', channels),
      // The empty entries of this setting show the first kind of notice.
      setting('notices', 'Notices', {}),
      setting('staffNeedSecondFactor', 'Staff need a second factor', {}),
    ];
    return (
      <>
        <p>{reply ? 'Answered' : 'Not answered'}.</p>
        <p>The page {isUnsaved ? 'has' : 'has no'} unsaved changes.</p>
        <SettingGroup group="site" title="Site" mayChange proofs={[]} {...{ settings, reply, noteUnsaved }} />
      </>
    );
  }
  const Stub = createRemixStub([{ path: '/', Component: Page, loader: () => ({ ...stored }), action: answer }]);
  render(<Stub />);
  return userEvent.setup();
}

const status = () => screen.getByRole('status');

test('changes are named until they are undone or discarded', async () => {
  const user = open({ siteName: 'Inn', 'communityChannels-0-name': 'Discord' }, () => ({}));
  const name = await screen.findByLabelText('Site name');
  expect(status()).toBeEmptyDOMElement();
  await user.type(name, 's');
  await user.type(screen.getByLabelText('Channel 2: Name'), 'Forum');
  expect(status()).toHaveTextContent('Not saved: Site name, Community channels');
  expect(screen.getByText('The page has unsaved changes.')).toBeVisible();
  await user.type(name, '{Backspace}');
  expect(status()).toHaveTextContent(/^Not saved: Community channels$/);

  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('Channel 2: Name')).toHaveValue('');
  expect(screen.getByLabelText('Channel 1: Name')).toHaveValue('Discord');
  expect(status()).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'Save site' })).toHaveFocus();
  expect(screen.getByText('The page has no unsaved changes.')).toBeVisible();
});

test('what is typed while a save is under way is still unsaved after it', async () => {
  const stored = { siteName: 'Inn' };
  let finish = () => {};
  const user = open(stored, async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    stored.siteName = 'Inns';
    return { result: null };
  });
  const name = await screen.findByLabelText('Site name');
  await user.type(name, 's');
  await user.click(screen.getByRole('button', { name: 'Save site' }));
  await user.type(name, '!');
  finish();
  await screen.findByText('Answered.');
  expect(status()).toHaveTextContent('Not saved: Site name');
  await user.type(name, '{Backspace}');
  await waitFor(() => expect(status()).toBeEmptyDOMElement());
});

test('a save leaves nothing unsaved; a refusal keeps the change, and it can be discarded', async () => {
  const stored = { siteName: 'Inn' };
  let isRefused = false;
  const initialValue = { group: 'site', siteName: 'Inn at the lake x' };
  const user = open(stored, () => {
    if (isRefused) return { result: { status: 'error', initialValue, error: { siteName: ['Too long.'] } } };
    stored.siteName = 'Inn at the lake';
    return { result: null };
  });
  const name = await screen.findByLabelText('Site name');
  await user.type(name, ' at the lake ');
  await user.click(screen.getByRole('button', { name: 'Save site' }));
  await waitFor(() => expect(status()).toBeEmptyDOMElement());

  isRefused = true;
  await user.type(screen.getByLabelText('Site name'), 'x');
  await user.click(screen.getByRole('button', { name: 'Save site' }));
  expect(await screen.findByText('Too long.')).toBeVisible();
  expect(status()).toHaveTextContent('Not saved: Site name');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('Site name')).toHaveValue('Inn at the lake');
  expect(screen.queryByText('Too long.')).not.toBeInTheDocument();
});

test('an error of a switch, or of a list, is read with its first field', async () => {
  const changed = 'This has changed since you opened it.';
  const error = { communityChannels: [changed], notices: [changed], staffNeedSecondFactor: [changed] };
  const user = open({ siteName: 'Inn' }, () => ({
    result: { status: 'error', initialValue: { group: 'site' }, error },
  }));
  await user.click(await screen.findByRole('button', { name: 'Save site' }));
  const channel = await screen.findByRole('textbox', { name: 'Channel 1: Name', description: changed });
  expect(channel).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Notice 1: Text' })).toBeInvalid();
  expect(screen.getByRole('switch')).toBeInvalid();
  expect(screen.getByRole('switch')).toHaveAccessibleDescription(changed);
  expect(screen.getByRole('textbox', { name: 'Channel 2: Name' })).toBeValid();
});
