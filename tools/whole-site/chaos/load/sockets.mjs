import { io } from 'socket.io-client';
import { newAddress } from '../../src/visitor.mjs';

/**
 * Open pages with a live connection, which reconnect by themselves.
 * @param {{url: string, count: number}} options
 */
export function openSockets({ url, count }) {
  let heard = 0;
  const sockets = Array.from({ length: count }, () => {
    const socket = io(url, {
      transports: ['websocket'],
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 5_000,
      extraHeaders: { 'x-forwarded-for': newAddress() },
    });
    socket.onAny(() => (heard += 1));
    // The library does not reconnect after the server has closed a connection, so this does.
    socket.on('disconnect', (reason) => reason === 'io server disconnect' && socket.connect());
    return socket;
  });
  return {
    connected: () => sockets.filter((socket) => socket.connected).length,
    heard: () => heard,
    count,
    close: () => sockets.forEach((socket) => socket.disconnect()),
  };
}
