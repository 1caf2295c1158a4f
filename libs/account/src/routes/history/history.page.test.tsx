import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { ToastRegion } from '@starhaven/ui-kit';
import { HistoryPage } from './history.page';

const row = { id: '1', label: 'Web Login', time: 1_700_000_000, ip: '203.***.7', device: 'Firefox on Windows' };

function show(content: object | null) {
  const shown = { rows: [row], total: 1, page: 1, pages: 1, isRevealed: false, ...content };
  const problem = content === null ? { title: 'Login History Error', message: 'Away.', canRetry: true } : null;
  const loader = () => ({ content: content && shown, problem, nowSeconds: 1_700_000_100 });
  const Stub = createRemixStub([{ path: '/account/history', Component: HistoryPage, loader }]);
  render(
    <>
      <ToastRegion />
      <Stub initialEntries={['/account/history']} />
    </>,
  );
}

test('a login shows its type, its time, the masked address and the device', async () => {
  show({});
  expect(await screen.findByText('Web Login')).toBeVisible();
  for (const text of ['203.***.7', 'Firefox on Windows', '1 login']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show addresses' })).toHaveAttribute('href', '/account/history?ips=shown');
});

test('a loaded history is announced with its count, a failed one is not', async () => {
  show(null);
  expect(await screen.findByText('Login History Error')).toBeVisible();
  expect(screen.queryByText('Login History Loaded')).toBeNull();
  show({ total: 60 });
  expect(await screen.findByText('Login History Loaded')).toBeInTheDocument();
  expect(screen.getAllByText('60 logins').length).toBeGreaterThan(1);
});

test('paging keeps the addresses shown', async () => {
  show({ total: 60, page: 2, pages: 3, isRevealed: true });
  expect(await screen.findByRole('link', { name: 'Older' })).toHaveAttribute(
    'href',
    '/account/history?page=3&ips=shown',
  );
  expect(screen.getByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/account/history?ips=shown');
});

test('clearing asks first', async () => {
  show({ total: 60 });
  const button = await screen.findByText('Clear all');
  expect(button.closest('details')).not.toHaveAttribute('open');
  expect(button.closest('form')).toHaveFormValues({ intent: 'clear' });
  expect(screen.getByText(/all 60 logins/)).toBeInTheDocument();
});

test('an empty history has nothing to clear', async () => {
  show({ rows: [], total: 0 });
  expect(await screen.findByText(/No login is listed/)).toBeVisible();
  expect(screen.queryByText('Clear history')).toBeNull();
});
