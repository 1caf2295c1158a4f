import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalDialog } from '../../forms/modal-dialog/modal-dialog';
import { ToastRegion } from './toast-region';
import { clearToast, durationOf, showToast } from './toast-store';

// The first toast loads the host; on a busy machine this can take longer than a test may wait.
beforeAll(() => import('../../on-demand/toast-host/toast-host'), 30_000);

test('one toast shows at a time: a new one replaces the one before', async () => {
  render(<ToastRegion />);
  // Screen readers do not announce a live region that is added together with its text.
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() => showToast({ type: 'error', title: 'Error', message: 'Not connected to server' }));
  await waitFor(() => expect(region).toHaveTextContent('Not connected to server'), { timeout: 5_000 });
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => showToast({ type: 'ok', title: 'Connected', message: 'Successfully reconnected to server' }));
  expect(await screen.findByText('Connected', {}, { timeout: 5_000 })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Not connected to server')).toBeNull(), { timeout: 5_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Connected')).toBeNull(), { timeout: 5_000 });
});

test('a toast waits while the pointer or the focus is on it', async () => {
  render(<ToastRegion />);
  act(() => showToast({ type: 'ok', title: 'First', message: 'Loads the component' }));
  await screen.findByText('First');
  jest.useFakeTimers();
  try {
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    act(() => showToast({ type: 'ok', title: 'Copied', message: 'The address', durationMs: 2_000 }));
    pass(100);
    const toast = screen.getByText('Copied');
    fireEvent.mouseOver(toast);
    pass(10_000);
    expect(toast).toBeVisible();
    fireEvent.mouseOut(toast);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    pass(10_000);
    expect(toast).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    // The time, and then the steps of its way out.
    for (const ms of [2_000, 1_000, 1_000]) pass(ms);
    expect(screen.queryByText('Copied')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('a toast can be removed by a newer message', async () => {
  render(<ToastRegion />);
  act(() => showToast({ type: 'error', title: 'Error', message: 'The answer is too short.' }));
  await screen.findByText('The answer is too short.', {}, { timeout: 5_000 });
  act(() => clearToast());
  expect(screen.queryByText('The answer is too short.')).toBeNull();
  act(() => showToast({ type: 'ok', title: 'Copied', message: 'The code' }));
  expect(await screen.findByText('The code')).toBeInTheDocument();
});

test('an error stays longer than other toasts', () => {
  const words = { title: 'Error', message: 'Failed to send message' };
  expect(durationOf({ type: 'error', ...words })).toBe(12_000);
  expect(durationOf({ type: 'ok', ...words })).toBe(5_000);
  expect(durationOf({ type: 'error', ...words, durationMs: 200 })).toBe(200);
});

test('a modal window shows the toasts in its own region, because it hides the one of the page', async () => {
  render(
    <>
      <ToastRegion />
      <dialog>
        <div data-toast-slot="page" />
      </dialog>
      <ModalDialog title="Codes" actions={null}>
        One code
      </ModalDialog>
    </>,
  );
  act(() => showToast({ type: 'error', title: 'Error', message: 'Failed to send message' }));
  await waitFor(
    () => expect(screen.getByRole('dialog', { name: 'Codes' })).toHaveTextContent('Failed to send message'),
    {
      timeout: 5_000,
    },
  );
});

test('a toast from before the shell mounted is not lost', async () => {
  showToast({ type: 'info', title: 'Early', message: 'Waiting for the shell' });
  render(<ToastRegion />);
  expect(await screen.findByText('Waiting for the shell', {}, { timeout: 5_000 })).toBeInTheDocument();
});

describe('a toast that was shown in a modal window', () => {
  const view = (isOpen: boolean) => (
    <>
      <ToastRegion />
      {isOpen ? (
        <ModalDialog title="Create Backup" actions={null}>
          Are you sure?
        </ModalDialog>
      ) : null}
    </>
  );
  const open = async () => {
    const { rerender } = render(view(true));
    act(() => showToast({ type: 'ok', title: 'Success', message: 'The backup has started.' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('The backup has started.'));
    return () => rerender(view(false));
  };

  test('stays when the window closes', async () => {
    const close = await open();
    close();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The backup has started.'));
  });

  test('does not come back if its time was over before', async () => {
    const close = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveTextContent('The backup has started.'));
    close();
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  });
});
