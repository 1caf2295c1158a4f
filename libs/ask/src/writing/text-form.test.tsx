import '@testing-library/jest-dom';
import { Link } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextForm } from './text-form';
import { emptyValues } from './text-values';

test('a page that is still loading does not delay a save; a text is saved once', async () => {
  const save = jest.fn(() => new Promise(() => {}));
  const asked = jest.fn(() => new Promise(() => {}));
  const Page = () => (
    <>
      <Link to="/slow">Elsewhere</Link>
      <TextForm
        {...{ kind: 'question', values: emptyValues, reply: undefined, place: 'question', isDraft: false }}
        {...{ hasSession: false, submitLabel: 'Ask', busyLabel: 'Asking …', cancelTo: '/ask' }}
      />
    </>
  );
  const Stub = createRemixStub([
    {
      path: '/',
      Component: Page,
      action: save,
    },
    { path: '/slow', Component: Page, loader: asked },
  ]);
  render(<Stub />);
  await userEvent.click(await screen.findByRole('link', { name: 'Elsewhere' }));
  expect(asked).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Asking …' }));
  expect(save).toHaveBeenCalledTimes(1);
});
