import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { newAddress, visit } from '../../src/visitor.mjs';
import { pages } from '../load/visitors.mjs';

const get = (path, address) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${address}\r\n\r\n`;
const halfForm = (site, address) =>
  `POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: ${site.url}\r\nX-Forwarded-For: ${address}\r\n` +
  'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 400\r\n\r\nintent=log-in&username=';

/** Opens a connection, sends `text`, and disconnects after `stayMs` without closing properly. */
async function sendAndLeave(site, text, stayMs) {
  const socket = net.connect(site.port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.pause();
  socket.write(text);
  await wait(stayMs);
  socket.destroy();
}

const crowd = (count, one) => Promise.all(Array.from({ length: count }, (_, index) => one(index)));

/** @type {import('./index.mjs').Trouble[]} */
export const visitorTroubles = [
  {
    name: 'visitors who disconnect while their page is rendered',
    run: async ({ site, random }) => {
      for (let round = 0; round < 20; round += 1) {
        // A page that is not kept yet, so that all eight wait for the same render.
        const path = `/downloads?q=${random.below(1e6)}`;
        await crowd(8, () => sendAndLeave(site, get(path, newAddress()), random.below(25)));
      }
    },
  },
  {
    name: 'half-sent forms',
    run: ({ site }) => crowd(60, () => sendAndLeave(site, halfForm(site, newAddress()), 3_000)).then(() => {}),
  },
  {
    name: 'visitors who send many requests and read no answers',
    run: ({ site, random }) =>
      crowd(20, () => {
        const address = newAddress();
        return sendAndLeave(site, get('/og-image.png', address).repeat(16) + get(random.pick(pages), address), 3_000);
      }).then(() => {}),
  },
  {
    name: 'burst of 600 requests',
    run: ({ site, random }) => crowd(600, () => visit(site.url + random.pick(pages)).catch(() => {})).then(() => {}),
  },
  {
    name: 'invalid addresses',
    run: async ({ site, random }) => {
      const bad = [
        '/%5C',
        '//evil.test',
        '/%00',
        '/%',
        '/..%2f..%2fetc',
        '/handbook/%F0%9F%8E%AE?page=-1',
        '/link/%25',
      ];
      await crowd(40, () => sendAndLeave(site, get(random.pick(bad), newAddress()), 200));
    },
  },
];
