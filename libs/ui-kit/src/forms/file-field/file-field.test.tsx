import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { FileField } from './file-field';

test('the field has its name, its hint and its errors', () => {
  render(<FileField id="picture" name="image" label="Picture" hint="At most 10 MB" errors={['Too large.']} />);
  const field = screen.getByLabelText('Picture');
  expect(field).toHaveAttribute('type', 'file');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('At most 10 MB Too large.');
});

test('what sends the file stands beside it', () => {
  render(<FileField id="picture" label="Picture" end={<button type="submit">Upload</button>} />);
  expect(screen.getByLabelText('Picture').nextElementSibling).toBe(screen.getByRole('button', { name: 'Upload' }));
});
