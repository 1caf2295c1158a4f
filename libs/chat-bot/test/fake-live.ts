import { act } from '@testing-library/react';
import type { Live } from '@starhaven/realtime';
import { createLive } from '@starhaven/realtime';

type Messages = Parameters<Live['receive']>[0];

/** A connection without a network: `sent` holds what the page sent, and `hear` delivers messages from the server. */
export function fakeLive(account: string | null = '7') {
  const live = createLive();
  const sent: [name: string, payload: unknown][] = [];
  const connection = { isConnected: true };
  live.attach(
    {
      get isConnected() {
        return connection.isConnected;
      },
      badMessages: 0,
      emit: (name, payload) => void sent.push([name, payload]),
      pageChanged: () => {},
      accountChanged: () => {},
      stop: () => {},
    },
    { account: () => account, onToast: () => {} },
  );
  return {
    live,
    sent,
    of: (name: string) => sent.filter((one) => one[0] === name).map(([, payload]) => payload),
    connect: (isConnected = true) =>
      act(() => {
        connection.isConnected = isConnected;
        live.store.set({ status: isConnected ? 'connected' : 'lost', isMember: isConnected && account !== null });
      }),
    hear: (name: Messages[number]['name'], ...payloads: unknown[]) =>
      act(async () => live.receive(payloads.map((payload) => ({ name, payload })))),
  };
}
