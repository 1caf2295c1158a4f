import '@testing-library/jest-dom';
import { fireEvent, render } from '@testing-library/react';
import { ItemIcon } from './item-icon';

const partsOf = (container: HTMLElement) => ({
  drawing: container.querySelector('use')?.getAttribute('href') ?? null,
  picture: container.querySelector('img'),
});

test('the drawing stands for the picture until it has loaded', () => {
  const { container } = render(<ItemIcon icon="/a.png" drawing="weapon" />);
  const { drawing, picture } = partsOf(container);
  expect(drawing).toBe('/art/item-types.svg#weapon');
  if (picture) fireEvent.load(picture);
  expect(partsOf(container)).toEqual({ drawing: null, picture });
});

test.each(['', 'javascript:alert(1)'])('there is only the drawing for the address "%s"', (icon) => {
  const { drawing, picture } = partsOf(render(<ItemIcon icon={icon} drawing="weapon" />).container);
  expect(drawing).not.toBeNull();
  expect(picture).toBeNull();
});

test('a picture that fails is removed, and the next picture in its place is tried', () => {
  const { container, rerender } = render(<ItemIcon icon="/a.png" drawing="weapon" />);
  const { picture } = partsOf(container);
  if (picture) fireEvent.error(picture);
  expect(partsOf(container).picture).toBeNull();
  rerender(<ItemIcon icon="/b.png" drawing="weapon" />);
  expect(partsOf(container).picture).toHaveAttribute('src', '/b.png');
});

test('a picture that failed before the script ran is removed', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const { drawing, picture } = partsOf(render(<ItemIcon icon="/a.png" drawing="weapon" />).container);
  expect(drawing).not.toBeNull();
  expect(picture).toBeNull();
});
