import type { ChatMessage } from '@starhaven/contracts/chat';
import type { LiveIo } from '../live-socket';
import { adapterOf, clientOf } from './engine-parts';
import type { EncodedPacketOptions } from './engine-parts';

/** socket.io's number of the packets that hold an event. */
const eventPacket = 2;

/**
 * Sends each broadcast as one buffer instead of two (head and body). With thousands of receivers most of an event's time is the system call
 * that writes it, and a gathering write takes longer. Only broadcasts share one buffer.
 */
export function sendWholeFrames(io: LiveIo): void {
  const adapter = adapterOf(io);
  const encode = adapter._encode;
  // Without the part socket.io sends broadcasts in its own way.
  if (typeof encode !== 'function') return;
  adapter._encode = function (packet, options) {
    const encoded = encode.call(this, packet, options);
    if (options.wsPreEncodedFrame) options.wsPreEncodedFrame = [Buffer.concat(options.wsPreEncodedFrame)];
    return encoded;
  };
}

/** An event and its payload. */
export type BroadcastEvent = [name: 'chatRsp', payload: ChatMessage];

/**
 * Sends several events to a room of this server, in their order, with one write for each of its sockets: frames of a WebSocket may follow each
 * other in one buffer. Transports other than WebSocket are off.
 */
export function broadcastTogether(io: LiveIo, room: string, events: readonly BroadcastEvent[]): void {
  const adapter = adapterOf(io);
  const frames: Buffer[] = [];
  let encoded: unknown;
  if (events.length > 1 && typeof adapter._encode === 'function')
    for (const data of events) {
      const options: EncodedPacketOptions = {};
      encoded = adapter._encode({ type: eventPacket, nsp: '/', data }, options);
      frames.push(...(options.wsPreEncodedFrame ?? []));
    }
  if (frames.length < events.length) {
    for (const [name, payload] of events) io.local.to(room).emit(name, payload);
    return;
  }
  if (frames.length === 0) return;
  const wsPreEncodedFrame = [Buffer.concat(frames)];
  const { sockets, adapter: members } = io.of('/');
  for (const id of members.rooms.get(room) ?? []) {
    const socket = sockets.get(id);
    if (socket) clientOf(socket).writeToEngine?.(encoded, { preEncoded: true, wsPreEncodedFrame });
  }
}
