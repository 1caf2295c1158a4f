import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { OwnerMark } from './owner-mark';

const owner = { uid: '1', username: 'aether', avatar: '' };
const pictures = () => document.querySelectorAll('img').length;

test.each([
  ['missing', ''],
  ['no address of a picture', 'javascript:alert(1)'],
])('an avatar that is %s is the first letter of the name', (_, avatar) => {
  render(<OwnerMark owner={{ ...owner, avatar }} />);
  expect([screen.getByText('A').textContent, pictures()]).toEqual(['A', 0]);
});

test('so is one that cannot be loaded, until there is another one', () => {
  const { rerender } = render(<OwnerMark owner={{ ...owner, avatar: 'https://host.test/gone.png' }} />);
  expect(pictures()).toBe(1);
  fireEvent.error(document.querySelector('img') as HTMLImageElement);
  expect([screen.getByText('A').textContent, pictures()]).toEqual(['A', 0]);
  rerender(<OwnerMark owner={{ ...owner, avatar: 'https://host.test/new.png' }} />);
  expect(pictures()).toBe(1);
});
