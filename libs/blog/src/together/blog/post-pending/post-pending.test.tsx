import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { Outlet, useNavigate, useNavigation } from '@remix-run/react';
import { act, render, screen } from '@testing-library/react';
import { postHandle } from './post-pending';

const Pending = postHandle.Pending ?? (() => null);

const Root = () => (useNavigation().state === 'loading' ? <Pending /> : <Outlet />);

test.each([
  ['/blog/post/5/hello', 'Loading blog post...'],
  ['/blog/edit/5', 'Loading blog post...'],
  ['/blog/post/5', 'Redirecting...'],
])('on the way to %s the page says %s', async (path, text) => {
  let go: (path: string) => void = () => undefined;
  const Start = () => {
    go = useNavigate();
    return <p>start</p>;
  };
  const never = () => new Promise<never>(() => undefined);
  const Stub = createRemixStub([
    {
      path: '/',
      Component: Root,
      children: [
        { index: true, Component: Start },
        { path: '*', loader: never },
      ],
    },
  ]);
  render(<Stub initialEntries={['/']} />);
  await screen.findByText('start');
  act(() => go(path));
  expect(await screen.findByRole('status')).toHaveTextContent(text);
});
