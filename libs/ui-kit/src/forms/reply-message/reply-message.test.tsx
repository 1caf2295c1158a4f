import '@testing-library/jest-dom';
import { act, render, renderHook, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { formReply } from '../../on-demand/form-action/form-reply';
import { showToast } from '../../shell/toasts/toast-store';
import { ReplyMessage } from './reply-message';
import { useReplyMessage } from './use-reply-message';

jest.mock('../../shell/toasts/toast-store', () => ({ showToast: jest.fn() }));
const toasts = jest.mocked(showToast).mock.calls;

const failed = { type: 'error', title: 'Error', message: 'Please try again.' } as const;

beforeEach(() => toasts.splice(0));

function hydrate(element: JSX.Element) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  return render(element, { container, hydrate: true });
}

test('a message that came with the document is a box, and no toast repeats it', () => {
  const ref = createRef<HTMLDivElement>();
  hydrate(<ReplyMessage ref={ref} message={failed} className="given" data-remaining="yes" />);
  const box = screen.getByRole('alert');
  expect(box).toHaveTextContent('ErrorPlease try again.');
  expect(box).toHaveClass('given');
  expect(box).toHaveAttribute('data-remaining', 'yes');
  expect(ref.current).toBe(box);
  expect(toasts).toEqual([]);
});

test('a message after that is a toast, and each reply has its own', () => {
  const { rerender } = hydrate(<ReplyMessage message={null} />);
  rerender(<ReplyMessage message={failed} />);
  rerender(<ReplyMessage message={failed} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toasts).toEqual([[failed]]);
  act(() => rerender(<ReplyMessage message={{ ...failed }} />));
  expect(toasts).toEqual([[failed], [failed]]);
});

test('a message without a title is not shown', () => {
  hydrate(<ReplyMessage message={{ ...failed, title: '' }} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toasts).toEqual([]);
});

test('a form without places for errors shows its message, or else the first error of a field, once for each reply', () => {
  const result = { status: 'error' as const, error: { uid: null, tag: ['Please enter a tag', 'Too short'] } };
  const first = formReply('follow', {}, { result });
  const { result: hook, rerender } = renderHook(useReplyMessage, { initialProps: first });
  expect(hook.current).toEqual({ type: 'error', title: 'Not done', message: 'Please enter a tag' });
  const shown = hook.current;
  rerender(first);
  expect(hook.current).toBe(shown);
  rerender(formReply('follow', {}, { result, message: failed }));
  expect(hook.current).toBe(failed);
  rerender(formReply('follow', {}));
  expect(hook.current).toBeNull();
});
