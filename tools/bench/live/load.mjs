// Child process of `npm run bench:live`: many clients that join, join again every five seconds, and measure the delay of each event.
import { answerOrders } from './answer-orders.mjs';
import { Delays, microseconds } from './delays.mjs';
import { JoinedClients } from './joined-clients.mjs';

const marks = { announcement: Buffer.from('["announcement",'), change: Buffer.from('["server_change",') };
const delays = new Delays();

function listen(_client, message) {
  if (message.indexOf(marks.announcement) === 2) {
    delays.note(JSON.parse(message.subarray(2).toString())[1].t);
  } else if (message.indexOf(marks.change) === 2) {
    const sentAt = /"maintenance":"t=(\d+)"/.exec(message.toString())?.[1];
    if (sentAt) delays.note(Number(sentAt));
  }
}

const clients = new JoinedClients(listen);

answerOrders({
  connect: async (order) => {
    const startedAt = microseconds();
    await clients.connect(order);
    return { seconds: (microseconds() - startedAt) / 1e6 };
  },
  /** The events since the last call. */
  collect: () => ({ ...delays.take(), ended: clients.ended, clients: clients.all.length }),
  heard: () => delays.heard,
  end: () => {
    clients.end();
    return null;
  },
});
