// The reference of `npm run bench:chat`: a chat of socket.io as in its documentation. It stores nothing and checks nothing.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { transports: ['websocket'], serveClient: false, perMessageDeflate: false });
let lastId = 0;
io.on('connection', (socket) => {
  socket.on('chat_join_room_public', () => socket.join('public'));
  socket.on('chatReq', ({ input, uid }) => {
    const id_message = String((lastId += 1));
    const timestamp = Math.floor(Date.now() / 1000);
    io.to('public').emit('chatRsp', {
      id_message,
      uid: String(uid),
      name: 'bench-0123456789abcdef',
      input,
      timestamp,
      isBot: false,
    });
  });
});

const orders = {
  stats: () => {
    globalThis.gc?.();
    return { ...process.memoryUsage(), cpu: process.cpuUsage(), connections: io.engine.clientsCount };
  },
  sessions: ({ count }) => Array.from({ length: count }, (_, index) => `${index}`.padStart(43, 'x')),
};

process.on('message', ({ id, order }) => process.send({ id, result: orders[order.kind](order) }));
process.on('disconnect', () => process.exit(0));
http.listen(0, '127.0.0.1', () => process.send({ ready: `http://127.0.0.1:${http.address().port}` }));
