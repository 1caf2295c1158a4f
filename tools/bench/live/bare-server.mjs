// The reference of `npm run bench:live`: socket.io as in its documentation, with the same commands over IPC.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { transports: ['websocket'], serveClient: false, perMessageDeflate: false });
io.on('connection', (socket) => socket.on('chat_join_room_public', () => socket.join('public')));

const microseconds = () => Number(process.hrtime.bigint() / 1000n);

const orders = {
  emit: ({ data }) => io.emit('announcement', { t: microseconds(), ...data }),
  stats: () => {
    globalThis.gc?.();
    return { ...process.memoryUsage(), cpu: process.cpuUsage(), connections: io.engine.clientsCount };
  },
  sessions: ({ count }) => Array.from({ length: count }, (_, index) => `${index}`.padStart(43, 'x')),
};

process.on('message', ({ id, order }) => {
  const result = orders[order.kind](order);
  process.send({ id, result: order.kind === 'emit' ? null : result });
});
process.on('disconnect', () => process.exit(0));
http.listen(0, '127.0.0.1', () => process.send({ ready: `http://127.0.0.1:${http.address().port}` }));
