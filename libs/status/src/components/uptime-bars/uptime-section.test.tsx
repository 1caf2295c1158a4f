import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { formatShare } from '../../lib/incidents/day-words';
import { defaultView } from '../../lib/status-view';
import type { UptimeBar } from '../../lib/uptimes/uptimes';
import { UptimeSection } from './uptime-section';

const bars: UptimeBar[] = [
  [null, 0, 0],
  [100, 0, 0],
  [99.51388, 7, 30],
  [50, 720, 0],
];
const row = {
  id: '1/x',
  name: 'One',
  percent24h: 99.996,
  percent7d: 100,
  percent30d: null,
  firstDay: '2026-02-27',
  bars,
};

test('each day says its date and what happened, next to the percentages of three periods', () => {
  render(<UptimeSection uptimes={{ rows: [row], total: 1, days: {} }} view={defaultView} />);
  const image = screen.getByRole('img', {
    name: 'One: of the last 4 days 1 without downtime, 2 with downtime, 1 without data',
  });
  expect([...image.children].map((bar) => bar.getAttribute('title'))).toEqual([
    '2026-02-27: no data',
    '2026-02-28: 100%',
    '2026-03-01: 99.51%, 7 min down, 30 min of maintenance',
    '2026-03-02: 50.00%, 12 h 0 min down',
  ]);
  const details = screen.getByText('2 days with downtime or maintenance').closest('details');
  const days = within(details as HTMLElement).getAllByRole('listitem', { hidden: true });
  expect(days.map(({ textContent }) => textContent)).toEqual([
    '2026-03-02: 50.00%, 12 h 0 min down',
    '2026-03-01: 99.51%, 7 min down, 30 min of maintenance',
  ]);
  expect(screen.getByText('24 h').parentElement).toHaveTextContent('24 h99.99%');
  expect(screen.getByText('30 days').parentElement).toHaveTextContent('30 days–');
  expect(screen.getByRole('link', { name: 'Badge of One' })).toHaveAttribute('href', '/status/servers/1%2Fx/badge.svg');
  expect(screen.queryByRole('link', { name: /Show/ })).toBeNull();
});

test('a day with only planned work is neither unknown nor down', () => {
  const planned = { ...row, bars: [[null, 0, 90]] as UptimeBar[] };
  render(<UptimeSection uptimes={{ rows: [planned], total: 1, days: {} }} view={defaultView} />);
  const image = screen.getByRole('img', { name: 'One: of the last 1 days 1 without downtime' });
  expect(image.firstElementChild).toHaveAttribute('title', '2026-02-27: 1 h 30 min of maintenance');
  expect(image.firstElementChild).toHaveClass('warn');
});

test('a link leads to more servers', () => {
  render(<UptimeSection uptimes={{ rows: [row], total: 30, days: {} }} view={defaultView} />);
  expect(screen.getByRole('link', { name: 'Show all 30 servers' })).toHaveAttribute('href', '/status?uptime=all');
});

test.each([
  [100, '100%'],
  [99.999, '99.99%'],
  [0, '0.00%'],
])('%d is never rounded up: %s', (percent, text) => {
  expect(formatShare(percent)).toBe(text);
});
