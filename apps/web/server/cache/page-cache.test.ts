import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PageCache } from './page-cache';
import { AnonymousPage } from './store/anonymous-page';
import type { MemberPage } from './store/member-page';
import { PageStore } from './store/page-store';

const desktop = 'Mozilla/5.0 (X11; Linux x86_64)';
const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)';

test('each device gets its own version of a page, even right after another device requested the same address', async () => {
  const anonymous = new PageStore<AnonymousPage>();
  const keep = (address: string, text: string) =>
    anonymous.set(`auto ${address}`, new AnonymousPage(Buffer.from(text), {}, new Set()), anonymous.mark());
  keep('/game', 'for a desktop');
  keep('/game?for=android', 'for a phone');
  const pages = new PageCache({
    anonymous,
    members: new PageStore<MemberPage>(),
    origins: {} as never,
    findAddress: (url, userAgent) => ({
      address: userAgent === phone ? `${url}?for=android` : url,
      isOpenEnded: false,
      isOfDevice: true,
    }),
    findSessionCookie: () => null,
    isForOnce: () => false,
    render: () => Promise.reject(new Error('Both pages are cached.')),
    renderLimitMs: 1_000,
    next: (_request, response) => void response.writeHead(500).end(),
    onServed: () => {},
    onRenderFailed: () => {},
  });
  const server = createServer((request, response) => {
    if (!pages.answerRepeated(request, response)) pages.listener(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/game`;
  const see = async (agent: string) => (await fetch(url, { headers: { 'user-agent': agent } })).text();
  const seen = [];
  for (const agent of [desktop, desktop, phone, phone, desktop]) seen.push(await see(agent));
  server.close();
  server.closeAllConnections();
  expect(seen.map((text) => text.replace('for a ', ''))).toEqual(['desktop', 'desktop', 'phone', 'phone', 'desktop']);
});
