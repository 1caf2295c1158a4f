import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { AccessDenied } from './access-denied';

test('the refusal is the page, so its title is the heading of the first level', async () => {
  const Stub = createRemixStub([
    { path: '/', Component: () => <AccessDenied message="Not yours." loginTo="/login" /> },
  ]);
  render(<Stub />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});
