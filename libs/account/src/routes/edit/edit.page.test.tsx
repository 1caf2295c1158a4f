import '@testing-library/jest-dom';
import { useRevalidator } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formReply } from '@starhaven/ui-kit';
import type { EditReplyFields } from './edit-reply';
import { editReplyDefaults } from './edit-reply';
import { EditPage, editShouldRevalidate } from './edit.page';

const now = 1_800_000_000;
const content = {
  name: 'Paimon',
  username: 'paimon',
  email: 'paimon@inn.test',
  locale: 'en',
  isVerified: true,
  hasPassword: true,
  asksCurrent: true,
  guardsEmail: true,
  pending: null as { email: string; untilSeconds: number } | null,
  version: 'v',
};
const saveButton = () => screen.findByRole('button', { name: 'Save changes' });
const untouched = {
  name: 'Paimon',
  seen_name: 'Paimon',
  username: 'paimon',
  seen_username: 'paimon',
  email: 'paimon@inn.test',
  seen_email: 'paimon@inn.test',
};
const refused = (
  fields: Partial<EditReplyFields>,
  typed: Record<string, string>,
  waitUntilSeconds: number | null = null,
) => ({
  ...formReply(
    'save',
    { ...editReplyDefaults, ...fields },
    {
      result: { status: 'error', initialValue: { ...untouched, ...typed }, error: {} },
      message: { type: 'error', title: 'Update Failed', message: 'The host said no.' },
      waitUntilSeconds,
    },
  ),
  nowSeconds: now,
});

const stub = (given: object, reply: object | null, after = given) => {
  let loads = 0;
  const loader = () => ({ content: { ...content, ...(loads++ ? after : given) }, problem: null, nowSeconds: now });
  return createRemixStub([{ path: '/account/edit', Component: EditPage, loader, action: () => reply }]);
};
function show(given: object = {}, reply: object | null = null, after?: object) {
  const Stub = stub(given, reply, after);
  render(<Stub initialEntries={['/account/edit']} />);
}

test('a new web password asks for its confirmation and for the current one before it can be saved', async () => {
  show();
  expect(await saveButton()).toBeEnabled();
  expect(screen.queryByRole('textbox', { name: 'Confirm new web password' })).toBeNull();
  await waitFor(() => expect(screen.getByLabelText('Confirm new web password')).not.toBeVisible());
  await userEvent.type(screen.getByLabelText('New web password'), 'lantern-88');
  expect(screen.getByLabelText('Confirm new web password')).toBeVisible();
  expect(await saveButton()).toBeDisabled();
  expect(screen.getByLabelText('Current web password')).toHaveAccessibleDescription(
    'Please enter your current web password to save changes',
  );
  await userEvent.type(screen.getByLabelText('Current web password'), 'x');
  expect(await saveButton()).toBeEnabled();
  await userEvent.click(await saveButton());
  expect(screen.getByLabelText('Confirm new web password')).toHaveAccessibleDescription(
    'Password confirmation is required',
  );
});

test('a new address needs the current password only where the host guards it', async () => {
  show({ guardsEmail: false });
  await userEvent.type(await screen.findByLabelText('Email'), 'x');
  expect(await saveButton()).toBeEnabled();
});

test('an account without a password is not asked for one', async () => {
  show({ hasPassword: false, asksCurrent: false });
  await userEvent.type(await screen.findByLabelText('New web password'), 'lantern-88');
  expect(screen.queryByLabelText('Current web password')).toBeNull();
  expect(await saveButton()).toBeEnabled();
});

test('after a success the password fields are empty', async () => {
  const reply = formReply('save', editReplyDefaults, {
    message: { type: 'ok', title: 'Account Updated', message: 'Account information updated successfully' },
  });
  show({}, reply);
  await userEvent.type(await screen.findByLabelText('New in-game password'), 'lantern-88');
  await userEvent.type(screen.getByLabelText('Current web password'), 'sesame');
  await userEvent.click(await saveButton());
  await waitFor(() => expect(screen.getByLabelText('New in-game password')).toHaveValue(''));
  expect(screen.getByLabelText('Current web password')).toHaveValue('');
});

test('a limit opens the dialog with its countdown, and disables the address with what was typed', async () => {
  show(
    { guardsEmail: false },
    refused({ emailLockedUntil: now + 90, emailDraft: 'new@inn.test' }, { email: 'new@inn.test' }, now + 90),
  );
  const email = await screen.findByLabelText('Email');
  await userEvent.clear(email);
  await userEvent.type(email, 'new@inn.test');
  await userEvent.click(await saveButton());
  expect(await screen.findByRole('dialog', { name: 'Rate Limited' })).toHaveTextContent(/The host said no.*00:01:30/);
  expect(screen.getByLabelText('Email')).toBeDisabled();
  expect(screen.getByLabelText('Email')).toHaveValue('new@inn.test');
  expect(screen.getByLabelText('Name')).toBeEnabled();
});

test('changes from another window are reported; an untouched field shows the new value', async () => {
  show({}, refused({ changed: ['name', 'username'] }, { name: 'Lumine' }), { name: 'Aether', username: 'aether' });
  await userEvent.clear(await screen.findByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Lumine');
  await userEvent.click(await saveButton());
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue('aether'));
  const name = screen.getByLabelText('Name');
  expect(name).toHaveValue('Lumine');
  expect(name).toHaveAccessibleDescription(/Another window changed this to “Aether”\. Save again to replace it\./);
  expect(screen.getByLabelText('Username')).toBeValid();
});

test('an address that waits for its code is shown with a link to enter it', async () => {
  show({ pending: { email: 'new@inn.test', untilSeconds: now + 3600 } });
  expect(await screen.findByText('new@inn.test')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter the code' })).toHaveAttribute('href', '/account/verify');
});

test('a refusal loads the values again only when another window changed them', () => {
  const ask = (changed: string[]) =>
    editShouldRevalidate({ defaultShouldRevalidate: true, actionStatus: 409, actionResult: { changed } } as never);
  expect([ask([]), ask(['name'])]).toEqual([false, true]);
});

test('the language is chosen where the host keeps it', async () => {
  show();
  expect(await screen.findByLabelText('Language of items and commands')).toHaveDisplayValue('English');
});

test('a host that implements only the specification has no language', async () => {
  show({ locale: null });
  await saveButton();
  expect(screen.queryByLabelText('Language of items and commands')).toBeNull();
});

test('after a save the focus is on the heading', async () => {
  const message = { type: 'ok', title: 'Account Updated', message: 'Saved.' } as const;
  show({}, { ...formReply('save', editReplyDefaults, { message }), nowSeconds: now });
  await userEvent.click(await saveButton());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit Account' })).toHaveFocus());
});

/** The page with a button that loads its data again, as the return to its tab does. */
function RevalidatedPage() {
  const { revalidate } = useRevalidator();
  return (
    <>
      <button onClick={revalidate}>Load again</button>
      <EditPage />
    </>
  );
}
const seenOf = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;

test('what is typed while a save is sent stays, and the fields that were saved show what is stored', async () => {
  let answer = (_: object): void => undefined;
  const slow = new Promise<object>((resolve) => (answer = resolve));
  let stored = content;
  const loader = () => ({ content: stored, problem: null, nowSeconds: now });
  const Stub = createRemixStub([{ path: '/', Component: EditPage, loader, action: () => slow }]);
  render(<Stub />);
  await userEvent.clear(await screen.findByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), ' Lumine');
  await userEvent.type(screen.getByLabelText('New in-game password'), 'lantern-88');
  await userEvent.click(await saveButton());
  await userEvent.type(screen.getByLabelText('Username'), 'chen');
  stored = { ...content, name: 'Lumine', email: 'other@inn.test', version: 'w' };
  answer(
    formReply('save', editReplyDefaults, { message: { type: 'ok', title: 'Account Updated', message: 'Saved.' } }),
  );
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Lumine'));
  expect(screen.getByLabelText('Username')).toHaveValue('paimonchen');
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('other@inn.test');
  expect(screen.getByLabelText('New in-game password')).toHaveValue('');
  expect(['seen_name', 'seen_username', 'version'].map(seenOf)).toEqual(['Lumine', 'paimon', 'w']);
});

test('a name from another tab does not replace a typed one, and the next save finds the conflict', async () => {
  const stored = { ...content, name: 'Aether', username: 'aether', version: 'w' };
  let loads = 0;
  const loader = () => ({ content: { ...(loads++ ? stored : content) }, problem: null, nowSeconds: now });
  const action = () => refused({ changed: ['name'] }, { name: 'Lumine' });
  const Stub = createRemixStub([{ path: '/', Component: RevalidatedPage, loader, action }]);
  render(<Stub />);
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Lumine');
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue('aether'));
  expect(screen.getByLabelText('Name')).toHaveValue('Lumine');
  expect(['seen_name', 'seen_username', 'version'].map(seenOf)).toEqual(['Paimon', 'aether', 'v']);
  await userEvent.click(await saveButton());
  await waitFor(() => expect(['seen_name', 'version'].map(seenOf)).toEqual(['Aether', 'w']));
  expect(screen.getByLabelText('Name')).toHaveValue('Lumine');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Another window changed this to “Aether”/);
});
