import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** The time that a busy game server takes for a command. */
const workMs = 10;

/**
 * A game server on this machine that supports OpenCommand (docs/engines.md#opencommand) and measures how long it worked.
 * @returns {Promise<{ url: string, takeMs: () => number, close: () => void }>} `takeMs`: its work since the last call
 */
export async function startLocalEngine(uids) {
  const players = uids.map((uid) => `Player (${uid})`).join(', ');
  let spentMs = 0;
  const server = createServer(async (request, response) => {
    const startedAt = performance.now();
    let text = '';
    for await (const chunk of request) text += chunk;
    const { data = '' } = text === '' ? {} : JSON.parse(text);
    await delay(workMs);
    const status = { retcode: 0, status: { playerCount: 1, maxPlayer: -1, version: 'bench' } };
    const said = data === 'list uid' ? `There are ${uids.length} player(s) online:\n${players}` : 'Given.';
    const answer = request.url === '/status/server' ? status : { retcode: 200, message: 'Success', data: said };
    // Counted before the answer is sent.
    if (request.url !== '/status/server') spentMs += performance.now() - startedAt;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    takeMs: () => {
      const spent = spentMs;
      spentMs = 0;
      return spent;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
