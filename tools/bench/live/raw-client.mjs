import net from 'node:net';

const textFrame = 0x81;

/** A masked text frame; the mask is zero, so that it costs the sender nothing. */
export function frameOf(text) {
  const body = Buffer.from(text);
  const head =
    body.length < 126
      ? Buffer.from([textFrame, 0x80 | body.length, 0, 0, 0, 0])
      : Buffer.from([textFrame, 0x80 | 126, body.length >> 8, body.length & 255, 0, 0, 0, 0]);
  return Buffer.concat([head, body]);
}

const pong = frameOf('3');

/** The smallest client of socket.io over a websocket: a load generator must cost less than the server that it measures. */
export class RawClient {
  #rest = null;
  #isOpen = false;

  /**
   * @param {{ host: string, port: number, hello: Buffer, onMessage: (text: Buffer) => void, onEnd: () => void }} options
   *   `hello` joins the namespace; `onMessage` gets each engine.io message except pings
   */
  constructor({ host, port, hello, onMessage, onEnd }) {
    this.hello = hello;
    this.onMessage = onMessage;
    this.socket = net.connect({ host, port, noDelay: true });
    this.socket.on('data', (data) => this.#read(data));
    this.socket.on('error', () => {});
    this.socket.on('close', onEnd);
    this.socket.write(
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}:${port}\r\nConnection: Upgrade\r\n` +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3RhcmhhdmVuLWJlbmNoIQ==\r\n\r\n',
    );
  }

  send(frame) {
    this.socket.write(frame);
  }

  end() {
    this.socket.destroy();
  }

  #read(data) {
    let bytes = this.#rest ? Buffer.concat([this.#rest, data]) : data;
    this.#rest = null;
    if (!this.#isOpen) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end < 0) return void (this.#rest = bytes);
      if (!bytes.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101'))) return this.end();
      this.#isOpen = true;
      bytes = bytes.subarray(end + 4);
    }
    while (bytes.length >= 2) {
      let length = bytes[1] & 127;
      let start = 2;
      if (length === 126) {
        if (bytes.length < 4) break;
        length = bytes.readUInt16BE(2);
        start = 4;
      } else if (length === 127) {
        if (bytes.length < 10) break;
        length = Number(bytes.readBigUInt64BE(2));
        start = 10;
      }
      if (bytes.length < start + length) break;
      this.#take(bytes.subarray(start, start + length));
      bytes = bytes.subarray(start + length);
    }
    if (bytes.length > 0) this.#rest = Buffer.from(bytes);
  }

  #take(message) {
    switch (message[0]) {
      case 0x30: // engine.io open
        return this.send(this.hello);
      case 0x32: // ping
        return this.send(pong);
      default:
        this.onMessage(message);
    }
  }
}
