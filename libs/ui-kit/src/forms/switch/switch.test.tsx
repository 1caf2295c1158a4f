import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Switch } from './switch';

test('hint and errors are read with the switch', () => {
  render(<Switch id="ads" label="Ads" hint="Needs a network" errors={['Choose a network first.']} />);
  const input = screen.getByRole('switch', { name: 'Ads' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Needs a network Choose a network first.');
});

test('a valid switch describes nothing and is not invalid', () => {
  render(<Switch id="ads" label="Ads" />);
  expect(screen.getByRole('switch', { name: 'Ads' })).toBeValid();
  expect(screen.getByRole('switch', { name: 'Ads' })).not.toHaveAttribute('aria-describedby');
});
