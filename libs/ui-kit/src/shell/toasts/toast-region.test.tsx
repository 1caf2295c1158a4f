import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from './toast-region';
import { showToast } from './toast-store';

test('one toast shows at a time; the next follows when it is dismissed', async () => {
  render(<ToastRegion />);
  act(() => {
    showToast({ type: 'error', title: 'Error', message: 'Not connected to server' });
    showToast({ type: 'ok', title: 'Connected', message: 'Successfully reconnected to server' });
  });
  expect(await screen.findByRole('alert', {}, { timeout: 5_000 })).toHaveTextContent('Not connected to server');
  expect(screen.queryByText('Connected')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.getByText('Connected')).toBeVisible(), { timeout: 5_000 });
});

test('a toast from before the shell mounted is not lost', async () => {
  showToast({ type: 'info', title: 'Early', message: 'Waiting for the shell' });
  render(<ToastRegion />);
  expect(await screen.findByText('Waiting for the shell', {}, { timeout: 5_000 })).toBeInTheDocument();
});
