import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { ToastRegion, formReply } from '@starhaven/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreviewLink } from './preview-link';

test('a refused link is reported on the page of the editor, and its unsaved text stays', async () => {
  const message = { type: 'error', title: 'Error', message: 'Too many saves.' } as const;
  const Page = () => (
    <>
      <textarea aria-label="Content" />
      <PreviewLink id="5" preview="" />
      <ToastRegion />
    </>
  );
  const Stub = createRemixStub([
    { path: '/blog/edit/5', Component: Page },
    { path: '/blog/own', action: () => formReply('share', {}, { message }), Component: () => <h1>Your posts</h1> },
  ]);
  render(<Stub initialEntries={['/blog/edit/5']} />);
  await userEvent.type(await screen.findByRole('textbox'), 'Not saved');
  await userEvent.click(screen.getByRole('button', { name: 'Make a preview link' }));
  expect(await screen.findByText('Too many saves.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Not saved');
});
