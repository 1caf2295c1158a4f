import { Server } from 'socket.io';
import type { LiveIo } from '../live-socket';
import { adapterOf } from './engine-parts';
import { sendWholeFrames } from './whole-frames';

function frameOf(io: LiveIo) {
  const options: { wsPreEncodedFrame?: Buffer[] } = {};
  adapterOf(io)._encode?.({ type: 2, nsp: '/', data: ['announcement', { round: 1 }] }, options);
  return options.wsPreEncodedFrame ?? [];
}

test('a broadcast has the same bytes in one buffer', () => {
  const [plain, whole]: [LiveIo, LiveIo] = [new Server(), new Server()];
  sendWholeFrames(whole);
  const pieces = frameOf(plain);
  expect(pieces.length).toBeGreaterThan(1);
  expect(frameOf(whole)).toEqual([Buffer.concat(pieces)]);
});
