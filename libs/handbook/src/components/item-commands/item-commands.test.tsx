import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { receiveChatHandOffs } from '@starhaven/realtime';
import { fireEvent, render, screen } from '@testing-library/react';
import { ItemCommandLinks } from './item-commands';

const engine = { game: 1, id: 'genshin-impact/grasscutter', name: 'Grasscutter' };
const commands = [
  {
    engine,
    links: [
      { label: 'Give an item', to: '/command/genshin-impact/grasscutter', line: 'give 7' },
      { label: 'Give an artifact', to: '/command/genshin-impact/grasscutter?command=artifact', line: null },
    ],
  },
];

test('a command that needs nothing but the item runs in the chat, and its engine goes with it', () => {
  const Stub = createRemixStub([{ path: '/', Component: () => <ItemCommandLinks commands={commands} /> }]);
  render(<Stub />);
  const received: unknown[] = [];
  const stop = receiveChatHandOffs((handOff) => void received.push(handOff));
  expect(screen.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Run in chat: give 7' }));
  stop();
  expect(received).toEqual([{ text: 'give 7', lines: ['give 7'], engine }]);
});
