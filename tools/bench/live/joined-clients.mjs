import { frameOf, RawClient } from './raw-client.mjs';

const rejoinMs = 5_000;
const tickMs = 50;

/** Clients that join the public chat, and join again every five seconds as our page does. */
export class JoinedClients {
  all = [];
  /** How many connections ended. */
  ended = 0;
  #listen;
  #rejoining = null;

  /** @param {(client: RawClient, message: Buffer) => void} listen gets each event of a client */
  constructor(listen) {
    this.#listen = listen;
  }

  /** Resolves when all clients are connected, are in the namespace and have sent their join. */
  async connect({ url, keys, page, atOnce }) {
    const { hostname: host, port } = new URL(url);
    const hello = frameOf(page === null ? '40' : `40${JSON.stringify({ protocol: 1, page })}`);
    let next = 0;
    const worker = async () => {
      while (next < keys.length) {
        const place = next++;
        await new Promise((resolve, reject) => {
          const client = new RawClient({
            host,
            port: Number(port),
            hello,
            onMessage: (message) => {
              if (message[0] !== 0x34) return;
              if (message[1] === 0x30) {
                client.join = frameOf(`42["chat_join_room_public",{"sessionKey":"${keys[place]}"}]`);
                client.send(client.join);
                resolve();
              } else this.#listen(client, message);
            },
            onEnd: () => {
              this.ended += 1;
              reject(new Error('a connection ended'));
            },
          });
          this.all[place] = client;
        });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    let place = 0;
    this.#rejoining = setInterval(() => {
      // Spread evenly, as visitors are.
      const count = Math.ceil((this.all.length * tickMs) / rejoinMs);
      for (let index = 0; index < count && this.all.length > 0; index += 1) {
        const client = this.all[place++ % this.all.length];
        client.send(client.join);
      }
    }, tickMs);
  }

  end() {
    clearInterval(this.#rejoining);
    for (const client of this.all) client.end();
    this.all = [];
  }
}
