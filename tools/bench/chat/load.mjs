// Child process of `npm run bench:chat`: members of the room, who join again every five seconds as our page does, write, and measure the
// delay of each message that they hear.
import { frameOf, RawClient } from '../live/raw-client.mjs';

const rejoinMs = 5_000;
const tickMs = 50;
/** Tenths of a millisecond, up to 20 seconds. */
const histogram = new Uint32Array(200_000);
const mark = Buffer.from('["chatRsp",');
const resultMark = Buffer.from('["chat_result",');
const microseconds = () => Number(process.hrtime.bigint() / 1000n);

let clients = [];
let ended = 0;
let heard = 0;
let repeated = 0;
let refused = 0;
let rejoining = null;

function listen(client, message) {
  if (message.indexOf(resultMark) === 2) {
    if (!message.includes('"retcode":0')) refused += 1;
    return;
  }
  if (message.indexOf(mark) !== 2) return;
  const [, sentAt, round] = /t=(\d+) n=(\d+)/.exec(message.toString('latin1')) ?? [];
  if (sentAt === undefined) return;
  // Rounds arrive in order: a lower or equal one came twice.
  if (Number(round) <= client.lastRound) repeated += 1;
  client.lastRound = Number(round);
  heard += 1;
  const tenths = Math.max(0, Math.round((microseconds() - Number(sentAt)) / 100));
  histogram[Math.min(histogram.length - 1, tenths)] += 1;
}

/** Resolves when all clients are connected and have sent their join. */
async function connect({ url, keys, page, atOnce }) {
  const { hostname: host, port } = new URL(url);
  const hello = frameOf(page === null ? '40' : `40${JSON.stringify({ protocol: 1, page })}`);
  let next = 0;
  const worker = async () => {
    while (next < keys.length) {
      const place = next++;
      await new Promise((resolve, reject) => {
        const client = new RawClient({
          host,
          port: Number(port),
          hello,
          onMessage: (message) => {
            if (message[0] !== 0x34) return;
            if (message[1] === 0x30) {
              client.join = frameOf(`42["chat_join_room_public",{"sessionKey":"${keys[place]}"}]`);
              client.send(client.join);
              resolve();
            } else listen(client, message);
          },
          onEnd: () => {
            ended += 1;
            reject(new Error('a connection ended'));
          },
        });
        client.lastRound = -1;
        clients[place] = client;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  let place = 0;
  rejoining = setInterval(() => {
    const count = Math.ceil((clients.length * tickMs) / rejoinMs);
    for (let index = 0; index < count && clients.length > 0; index += 1) {
      const client = clients[place++ % clients.length];
      client.send(client.join);
    }
  }, tickMs);
  return null;
}

const orders = {
  connect,
  say: ({ client, round }) => {
    const input = `t=${microseconds()} n=${round} and words as long as those of people are`;
    const payload = { input, uid: '1', code: '', nonce: `bench-round-${String(round).padStart(8, '0')}` };
    clients[client].send(frameOf(`42${JSON.stringify(['chatReq', payload])}`));
    return null;
  },
  /** The messages since the last call. */
  collect: () => {
    const result = { heard, ended, repeated, refused, histogram: [] };
    histogram.forEach((count, tenths) => {
      if (count > 0) result.histogram.push([tenths, count]);
    });
    histogram.fill(0);
    heard = 0;
    return result;
  },
  heard: () => heard,
};

process.on('message', async ({ id, order }) => {
  try {
    process.send({ id, result: await orders[order.kind](order) });
  } catch (error) {
    process.send({ id, error: error.message });
  }
});
process.on('disconnect', () => {
  clearInterval(rejoining);
  process.exit(0);
});
process.send({ ready: 'load' });
