import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { TextPreview } from './text-preview';

test('a picture of the preview opens on the same page, so that the unfinished text is not lost', () => {
  const picture = '<img src="/uploads/blog/a_small.webp" alt="A cat">';
  render(<TextPreview html={`<p><a data-picture href="/uploads/blog/a_original.webp">${picture}</a></p>`} />);
  const isFollowed = fireEvent.click(screen.getByAltText('A cat'));
  expect(isFollowed).toBe(false);
  expect(screen.getByLabelText('A cat').querySelector('img')).toHaveAttribute('src', '/uploads/blog/a_original.webp');
});
