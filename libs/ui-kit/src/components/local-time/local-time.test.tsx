import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RelativeTime } from '../relative-time/relative-time';
import { LocalTime } from './local-time';
import { localTimesScript } from './local-times-script';

const time = Date.UTC(2026, 0, 31, 23, 5) / 1000;

test('the script in the page writes what React will', () => {
  const page = (
    <>
      <LocalTime time={time} data-testid="moment" />
      <LocalTime time={time} form="day" data-testid="day" />
      <RelativeTime time={time} now={Math.floor(Date.now() / 1000)} data-testid="relative" />
    </>
  );
  document.body.innerHTML = renderToString(page);
  // The text as the server sends it.
  screen.getByTestId('moment').textContent = 'Jan 31, 2026, 23:05 UTC';
  screen.getByTestId('day').title = 'Jan 31, 2026, 23:05 UTC';
  // The browser gets the script as a text in the page.
  new Function(localTimesScript)();
  const shown = () =>
    ['moment', 'day', 'relative'].map((id) => [screen.getByTestId(id).textContent, screen.getByTestId(id).title]);
  const byScript = shown();
  document.body.innerHTML = '';
  render(page);
  expect(shown()).toEqual(byScript);
  expect(screen.getByTestId('moment')).not.toHaveTextContent('UTC');
  expect(screen.getByTestId('relative')).not.toHaveAttribute('title', expect.stringContaining('UTC'));
});

test('a time is made local as soon as the browser has read it, in whatever pieces it comes', async () => {
  const local = renderToString(<LocalTime time={time} />).replace(/<[^>]*>/g, '');
  document.body.innerHTML = '';
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  new Function(localTimesScript)();
  const parsed = document.body.appendChild(document.createElement('time'));
  parsed.dateTime = new Date(time * 1000).toISOString();
  parsed.dataset['local'] = 'moment';
  const text = parsed.appendChild(document.createTextNode('Jan 31, 20'));
  await Promise.resolve();
  expect(parsed.textContent).toBe(local);
  // The parser adds the rest of the text to the same element.
  parsed.appendChild(document.createTextNode('26, 23:05 UTC'));
  await Promise.resolve();
  expect(parsed.textContent).toBe(local);
  expect(text.isConnected).toBe(false);
  readyState.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  parsed.textContent = 'left alone';
  await Promise.resolve();
  expect(parsed.textContent).toBe('left alone');
});
