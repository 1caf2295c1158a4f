import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { ExternalLink } from './external-link';

const link = () => screen.getByRole('link', { name: 'there' });

test('an external target is reached through the interstitial', () => {
  render(<ExternalLink href="https://example.org">there</ExternalLink>);
  expect(link()).toHaveAttribute('href', '/link/aHR0cHM6Ly9leGFtcGxlLm9yZw');
});

test('links marked safe or not intercepted keep their address and open apart from us', () => {
  const { rerender } = render(
    <ExternalLink href="https://example.org" isSafe>
      there
    </ExternalLink>,
  );
  expect(link()).toHaveAttribute('href', 'https://example.org');
  expect(link()).toHaveAttribute('rel', 'noopener noreferrer');
  rerender(
    <ExternalLink href="https://example.org" isIntercepted={false}>
      there
    </ExternalLink>,
  );
  expect(link()).toHaveAttribute('href', 'https://example.org');
});

test('an address of our own is an ordinary link', () => {
  render(<ExternalLink href="/guide">there</ExternalLink>);
  expect(link()).toHaveAttribute('href', '/guide');
});
