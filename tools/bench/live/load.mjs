// Child process of `npm run bench:live`: many clients that join, join again every five seconds, and measure the delay of each event.
import { frameOf, RawClient } from './raw-client.mjs';

const rejoinMs = 5_000;
const tickMs = 50;
/** Tenths of a millisecond, up to 20 seconds. */
const histogram = new Uint32Array(200_000);
const marks = { announcement: Buffer.from('["announcement",'), change: Buffer.from('["server_change",') };
const microseconds = () => Number(process.hrtime.bigint() / 1000n);

let clients = [];
let ended = 0;
let heard = 0;
let rejoining = null;
let maxRound = -1;

function note(sentAt) {
  heard += 1;
  const tenths = Math.max(0, Math.round((microseconds() - sentAt) / 100));
  histogram[Math.min(histogram.length - 1, tenths)] += 1;
}

/** Resolves when all clients are connected, are in the namespace and have sent their join. */
async function connect({ url, keys, page, atOnce }) {
  const { hostname: host, port } = new URL(url);
  const hello = frameOf(page === null ? '40' : `40${JSON.stringify({ protocol: 1, page })}`);
  const startedAt = microseconds();
  let next = 0;
  const worker = async () => {
    while (next < keys.length) {
      const key = keys[next++];
      await new Promise((resolve, reject) => {
        const client = new RawClient({
          host,
          port: Number(port),
          hello,
          onMessage: (message) => {
            if (message[0] !== 0x34) return;
            if (message[1] === 0x30) {
              client.join = frameOf(`42["chat_join_room_public",{"sessionKey":"${key}"}]`);
              client.send(client.join);
              resolve();
            } else listen(message);
          },
          onEnd: () => {
            ended += 1;
            reject(new Error('a connection ended'));
          },
        });
        clients.push(client);
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (microseconds() - startedAt) / 1e6;
  let place = 0;
  rejoining = setInterval(() => {
    // Spread evenly, as visitors are.
    const count = Math.ceil((clients.length * tickMs) / rejoinMs);
    for (let index = 0; index < count && clients.length > 0; index += 1) {
      const client = clients[place++ % clients.length];
      client.send(client.join);
    }
  }, tickMs);
  return { seconds };
}

function listen(message) {
  if (message.indexOf(marks.announcement) === 2) {
    const { t, round } = JSON.parse(message.subarray(2).toString())[1];
    maxRound = Math.max(maxRound, round ?? -1);
    note(t);
  } else if (message.indexOf(marks.change) === 2) {
    const sentAt = /"maintenance":"t=(\d+)"/.exec(message.toString())?.[1];
    if (sentAt) note(Number(sentAt));
  }
}

const orders = {
  connect,
  /** The events since the last call. */
  collect: () => {
    const result = { heard, ended, clients: clients.length, histogram: [] };
    histogram.forEach((count, tenths) => {
      if (count > 0) result.histogram.push([tenths, count]);
    });
    histogram.fill(0);
    heard = 0;
    return result;
  },
  heard: () => heard,
  end: () => {
    clearInterval(rejoining);
    for (const client of clients) client.end();
    clients = [];
    return null;
  },
};

process.on('message', async ({ id, order }) => {
  try {
    process.send({ id, result: await orders[order.kind](order) });
  } catch (error) {
    process.send({ id, error: error.message });
  }
});
process.on('disconnect', () => process.exit(0));
process.send({ ready: 'load' });
