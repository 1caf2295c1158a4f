import { Server } from 'socket.io';
import type { LiveIo } from './live-socket';
import { sendWholeFrames } from './whole-frames';

interface Encoding {
  _encode: (packet: unknown, options: { wsPreEncodedFrame?: Buffer[] }) => unknown;
}

function frameOf(io: LiveIo) {
  const options: { wsPreEncodedFrame?: Buffer[] } = {};
  (io.of('/').adapter as unknown as Encoding)._encode(
    { type: 2, nsp: '/', data: ['announcement', { round: 1 }] },
    options,
  );
  return options.wsPreEncodedFrame ?? [];
}

test('a broadcast is the same bytes in one piece', () => {
  const [plain, whole]: LiveIo[] = [new Server(), new Server()];
  sendWholeFrames(whole as LiveIo);
  const pieces = frameOf(plain as LiveIo);
  expect(pieces.length).toBeGreaterThan(1);
  expect(frameOf(whole as LiveIo)).toEqual([Buffer.concat(pieces)]);
});
