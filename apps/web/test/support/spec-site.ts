import { ask } from './ask';
import type { LaunchedWeb } from './launch-web';
import { launchWeb, siteUrl } from './launch-web';
import { SpecHost } from './spec-host';

/** A host that supports only the specification, and a web server that uses it. Both start before each test of the file. */
export function useSpecSite() {
  let host: SpecHost;
  let web: LaunchedWeb;
  beforeEach(async () => {
    host = await new SpecHost().start();
    web = await launchWeb(host.url);
  });
  afterEach(async () => {
    await web.stop();
    await host.stop();
  });
  return {
    get host() {
      return host;
    },
    get web() {
      return web;
    },
    open: (path: string, headers: Record<string, string> = {}) => ask(web.url + path, { headers }),
    /** Sends a form as a page of the site does. */
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      ask(web.url + path, {
        method: 'POST',
        headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
  };
}
