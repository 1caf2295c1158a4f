import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { formReply } from '@starhaven/ui-kit';
import { render, screen, within } from '@testing-library/react';
import { pictureFieldOf } from './fields/picture-fields';
import { PostForm } from './post-form';
import type { PostReply } from './post-reply';
import { noNews } from './post-reply';
import { emptyValues } from './post-values';

const mine = { ...emptyValues, title: 'Lanterns', slug: 'lanterns', shortContent: 'My words', content: 'Same' };

function show(reply: PostReply | undefined, address = '/blog/edit/5') {
  const Page = () => (
    <PostForm
      {...{ id: '5', account: '7', stored: mine, reply, hasStates: true }}
      {...{ submitLabel: 'Update Post', busyLabel: 'Updating...', cancelTo: '/blog' }}
    />
  );
  const Stub = createRemixStub([{ path: '/blog/edit/5', Component: Page }]);
  return render(<Stub initialEntries={[address]} />);
}

test('a conflict is brought into view, and shows every text that differs', async () => {
  const newer = { ...mine, shortContent: 'Their words', tags: 'news', version: 9, savedAt: 1 };
  show(formReply('save', { ...noNews, values: mine, newer }));
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
