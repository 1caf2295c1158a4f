import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { replyTo } from './reply-to';
import { TimeFields } from './time-fields';

/** Types an end as soon as the page is hydrated. */
function QuickVisitor() {
  useLayoutEffect(() => {
    fireEvent.input(screen.getByLabelText(/^End/), { target: { value: '2090-05-01T22:00' } });
  }, []);
  return null;
}

test('a start that was typed before the scripts ran stays when the end is typed', async () => {
  const fields = <TimeFields id="plan" sent={replyTo(undefined, '', [])} />;
  const { container, unmount } = render(fields);
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = `<div>${html}</div>`;
  screen.getByLabelText<HTMLInputElement>('Start (UTC)').value = '2090-05-01T20:00';
  const page = document.body.firstElementChild!;
  const root = await act(async () =>
    hydrateRoot(
      page,
      <>
        {fields}
        <QuickVisitor />
      </>,
    ),
  );
  expect(screen.getByLabelText(/^End/)).not.toHaveValue('');
  expect(screen.getByLabelText(/^Start/)).not.toHaveValue('');
  await act(async () => root.unmount());
});
