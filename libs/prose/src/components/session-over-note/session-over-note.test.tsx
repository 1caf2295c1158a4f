import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { SessionOverNote } from './session-over-note';

test('the login opens in another tab, so the typed text stays', () => {
  const Stub = createRemixStub([{ path: '/', Component: SessionOverNote }]);
  render(<Stub />);
  const login = screen.getByRole('link', { name: 'Log in in another tab' });
  expect(login).toHaveAttribute('target', '_blank');
  expect(login).toHaveAttribute('rel', 'noopener');
});
