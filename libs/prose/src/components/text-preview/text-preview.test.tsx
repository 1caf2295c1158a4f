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

test('a picture of another site opens at its own address, although its link leads through the interstitial', () => {
  const original = 'https://a.example/x_original.png';
  const picture = '<img src="https://a.example/x_small.png" alt="A map">';
  render(<TextPreview html={`<p><a href="/link/aHR0" data-picture="${original}">${picture}</a></p>`} />);
  expect(fireEvent.click(screen.getByAltText('A map'))).toBe(false);
  expect(screen.getByLabelText('A map').querySelector('img')).toHaveAttribute('src', original);
});
