import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { ToastRegion } from './toast-region';
import { showToast } from './toast-store';

let mockIsAway = true;
jest.mock('../../on-demand/toast-host/toast-host', () => {
  if (mockIsAway) throw new Error('Failed to fetch dynamically imported module');
  return { __esModule: true, default: ({ toast }: { toast: { title: string } }) => <p>Whole {toast.title}</p> };
});

test('a toast whose component cannot be loaded is shown plainly, the page stays, and the next one tries again', async () => {
  render(
    <>
      <p>The page</p>
      <ToastRegion />
    </>,
  );
  act(() => showToast({ type: 'error', title: 'Disconnected', message: 'Connection lost', durationMs: 200 }));
  const region = screen.getByRole('status');
  await waitFor(() => expect(region).toHaveTextContent('DisconnectedConnection lost'));
  await waitFor(() => expect(region).toBeEmptyDOMElement());
  mockIsAway = false;
  act(() => showToast({ type: 'ok', title: 'Connected', message: 'Back again' }));
  expect(await screen.findByText('Whole Connected')).toBeVisible();
  expect(region).toHaveTextContent(/^Whole Connected$/);
  expect(screen.getByText('The page')).toBeVisible();
});
