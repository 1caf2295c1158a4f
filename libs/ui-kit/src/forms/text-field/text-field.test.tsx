import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { TextField } from './text-field';

test('hint and errors are read with the field', () => {
  render(<TextField id="name" name="name" label="Username" hint="As in the game" errors={['Username is required']} />);
  const input = screen.getByRole('textbox', { name: 'Username' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('As in the game Username is required');
});

test('a valid field describes nothing and is not invalid', () => {
  render(<TextField id="name" name="name" label="Username" errors={[]} />);
  const input = screen.getByRole('textbox', { name: 'Username' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});
