import '@testing-library/jest-dom';
import { Link } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { formReply } from '@starhaven/ui-kit';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { pictureFieldOf } from './fields/picture-fields';
import { PostForm } from './post-form';
import type { PostReply } from './post-reply';
import { postReplyDefaults } from './post-reply';
import { emptyValues } from './post-values';

const mine = { ...emptyValues, title: 'Lanterns', slug: 'lanterns', shortContent: 'My words', content: 'Same' };

function show(reply: PostReply | undefined, address = '/blog/edit/5') {
  const Page = () => (
    <>
      <Link to="/faq">Questions</Link>
      <PostForm
        {...{ id: '5', account: '7', stored: mine, reply, hasStates: true }}
        {...{ submitLabel: 'Update Post', busyLabel: 'Updating...', cancelTo: '/blog' }}
      />
    </>
  );
  const Stub = createRemixStub([
    { path: '/blog/edit/5', Component: Page },
    { path: '/faq', Component: () => <h1>Answers</h1> },
  ]);
  return render(<Stub initialEntries={[address]} />);
}

test('a conflict is brought into view, and shows every text that differs', async () => {
  const newer = { ...mine, shortContent: 'Their words', tags: 'news', version: 9, savedAt: 1 };
  show(formReply('save', { ...postReplyDefaults, values: mine, newer }));
  const both = await screen.findByRole('region', { name: 'Both versions' });
  expect(both).toHaveFocus();
  const saved = within(both).getByRole('region', { name: 'The saved version' });
  expect(saved.querySelector('del')).toHaveTextContent('Short description: Their words Tags: news');
  expect(within(both).getByRole('region', { name: 'Your text' }).querySelector('ins')).toHaveTextContent('My words');
});

test('the form is sent to its own page, also after a picture was uploaded without the script', async () => {
  const { container } = show(undefined, '/blog/edit/5?saved=2&picture=image');
  await screen.findByLabelText('Title *');
  expect(container.querySelector('form')).toHaveAttribute('action', '/blog/edit/5?saved=2');
  const uploads = [...container.querySelectorAll<HTMLButtonElement>('button[formaction]')];
  const fields = uploads.map((button) => [
    button.value,
    pictureFieldOf(new URL(button.getAttribute('formaction') ?? '', 'https://site.test/blog/edit/5').href),
  ]);
  expect(fields).toEqual([
    ['upload-content', 'image'],
    ['upload-thumbnail', 'thumbnailImage'],
  ]);
});

test('a title in another script asks for a slug, until one is typed', async () => {
  show(undefined);
  const slug = await screen.findByLabelText('Slug *');
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Title *', 'Новости сезона');
  expect(slug).toHaveValue('');
  expect(slug).toHaveAccessibleDescription(
    'A slug has the letters a to z and digits, and this title has none of them. Please type one.',
  );
  type('Slug *', 'news');
  expect(slug).toHaveAccessibleDescription('');
});

test('after the session has ended, the login opens in another tab and the text stays', async () => {
  const message = { type: 'error', title: 'Authentication Required', message: 'Please log in.' } as const;
  show(formReply('save', { ...postReplyDefaults, values: mine, isSessionOver: true }, { message }));
  expect(await screen.findByRole('link', { name: 'Log in in another tab' })).toHaveAttribute('target', '_blank');
  expect(screen.getByLabelText('Title *')).toHaveValue('Lanterns');
});

test('an author with unsaved changes is asked before leaving the page', async () => {
  show(undefined);
  fireEvent.change(await screen.findByLabelText('Title *'), { target: { value: 'More lanterns' } });
  const leave = () => fireEvent.click(screen.getByText('Questions'));
  leave();
  expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent(
    'Your changes are not saved.',
  );
  // In a browser, the button's form closes the dialog, and the dialog fires `close`.
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Title *')).toHaveValue('More lanterns');
  leave();
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Answers' })).toBeVisible();
});

test('an author without changes is not asked', async () => {
  show(undefined);
  await screen.findByLabelText('Title *');
  fireEvent.click(screen.getByText('Questions'));
  expect(await screen.findByRole('heading', { name: 'Answers' })).toBeVisible();
});
