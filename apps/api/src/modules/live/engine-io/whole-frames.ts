import type { LiveIo } from '../live-socket';
import { adapterOf } from './engine-parts';

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
