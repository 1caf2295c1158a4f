import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import { ChannelList } from './join-community';

const channels = [
  { kind: 'chat', name: 'Players', url: 'https://discord.gg/players' },
  { kind: 'chat', name: 'Developers', url: 'https://discord.gg/developers' },
];

test('several channels of one kind are shown in their order', () => {
  const Stub = createRemixStub([{ path: '/', Component: () => <ChannelList channels={channels} /> }]);
  render(<Stub />);
  expect(screen.getAllByRole('link').map((link) => link.querySelector('strong')?.textContent)).toEqual([
    'Players',
    'Developers',
  ]);
});
