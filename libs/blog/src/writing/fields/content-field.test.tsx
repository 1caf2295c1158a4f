import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ContentField } from './content-field';

test('a file that is no picture is refused at its field and leaves it; the next choice removes the message', async () => {
  const upload = jest.fn(async () => null);
  const Page = () => (
    <ContentField
      {...{ value: '', onChange: () => {}, errors: [], isEnhanced: true, isUploading: false, upload, preview: null }}
    />
  );
  const Stub = createRemixStub([{ path: '/', Component: Page }]);
  render(<Stub />);
  const field = await screen.findByLabelText<HTMLInputElement>('Picture for the content');
  const emptied = jest.fn();
  Object.defineProperty(field, 'value', { set: emptied, configurable: true });
  const choose = (name: string, type: string) => {
    Object.defineProperty(field, 'files', { value: [new File(['x'], name, { type })], configurable: true });
    fireEvent.change(field);
  };
  choose('notes.txt', 'text/plain');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(
    'This file is not a picture that the site can show. Please choose a JPEG, PNG, WebP, GIF or AVIF file.',
  );
  expect([emptied.mock.calls, upload.mock.calls]).toEqual([[['']], []]);
  choose('dot.png', 'image/png');
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
  expect(field).toBeValid();
});
