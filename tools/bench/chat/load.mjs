// Child process of `npm run bench:chat`: members of the room, who join again every five seconds as our page does, write, and measure the
// delay of each message that they receive.
import { answerOrders } from '../live/answer-orders.mjs';
import { Delays, microseconds } from '../live/delays.mjs';
import { JoinedClients } from '../live/joined-clients.mjs';
import { frameOf } from '../live/raw-client.mjs';

const mark = Buffer.from('["chatRsp",');
const resultMark = Buffer.from('["chat_result",');
const delays = new Delays();
let repeated = 0;
let refused = 0;

function listen(client, message) {
  if (message.indexOf(resultMark) === 2) {
    if (!message.includes('"retcode":0')) refused += 1;
    return;
  }
  if (message.indexOf(mark) !== 2) return;
  const [, sentAt, round] = /t=(\d+) n=(\d+)/.exec(message.toString('latin1')) ?? [];
  if (sentAt === undefined) return;
  // Rounds arrive in order: a lower or equal one came twice.
  if (Number(round) <= (client.lastRound ?? -1)) repeated += 1;
  client.lastRound = Number(round);
  delays.note(Number(sentAt));
}

const clients = new JoinedClients(listen);

answerOrders({
  connect: async (order) => {
    await clients.connect(order);
    return null;
  },
  say: ({ client, round }) => {
    const input = `t=${microseconds()} n=${round} and words as long as those of people are`;
    const payload = { input, uid: '1', code: '', nonce: `bench-round-${String(round).padStart(8, '0')}` };
    clients.all[client].send(frameOf(`42${JSON.stringify(['chatReq', payload])}`));
    return null;
  },
  /** The messages since the last call. */
  collect: () => ({ ...delays.take(), ended: clients.ended, repeated, refused }),
  heard: () => delays.heard,
});
