import type { LiveIo } from './live-socket';

/** The parts of socket.io's adapter that are needed and not typed. */
interface EncodingAdapter {
  _encode?: (packet: unknown, options: { wsPreEncodedFrame?: Buffer[] }) => unknown;
}

/**
 * Sends each broadcast as one piece of memory instead of two, head and body: with thousands of receivers most of an event's time
 * is the system call that writes it, and one that gathers two pieces takes longer. Only broadcasts are made once for all.
 */
export function sendWholeFrames(io: LiveIo): void {
  const adapter = io.of('/').adapter as unknown as EncodingAdapter;
  const encode = adapter._encode;
  // Another version of socket.io may have another name for it: broadcasts then go out as before.
  if (typeof encode !== 'function') return;
  adapter._encode = function (packet, options) {
    const encoded = encode.call(this, packet, options);
    if (options.wsPreEncodedFrame) options.wsPreEncodedFrame = [Buffer.concat(options.wsPreEncodedFrame)];
    return encoded;
  };
}
