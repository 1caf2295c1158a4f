import type { FastifyInstance } from 'fastify';
import { newAddress } from './account-client';

/** Cookies by the origin that set them; paths do not matter in tests. */
class CookieJar {
  private readonly cookies = new Map<string, Map<string, string>>();

  keep(origin: string, lines: string[]): void {
    const own = this.cookies.get(origin) ?? new Map<string, string>();
    this.cookies.set(origin, own);
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0\b|expires=Thu, 01 Jan 1970/i.test(line)) own.delete(name);
      else own.set(name, value);
    }
  }

  header(origin: string): string {
    return [...(this.cookies.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

export interface Page {
  url: URL;
  status: number;
  headers: Headers;
  body: string;
}

export interface FormData {
  [field: string]: string;
}

/** A browser that follows redirects: paths of our site go to `app`, other addresses go over the network. */
export class Browser {
  private readonly jar = new CookieJar();
  readonly address = newAddress();
  /** Every answer, oldest first. */
  readonly history: Page[] = [];

  constructor(
    private readonly app: FastifyInstance,
    private readonly siteUrl: string,
  ) {}

  /** Stops at the first answer that is not a redirect, or at a page of the site that the API does not serve. */
  async open(target: string, form?: FormData, onRedirect: (url: URL) => boolean = () => true): Promise<Page> {
    let page = await this.ask(new URL(target), form);
    for (let count = 0; count < 15 && page.headers.has('location'); count += 1) {
      const next = new URL(page.headers.get('location') ?? '', page.url);
      if (!onRedirect(next) || (next.origin === this.siteUrl && next.pathname === '/login')) {
        return { ...page, url: next };
      }
      page = await this.ask(next);
    }
    return page;
  }

  private async ask(url: URL, form?: FormData): Promise<Page> {
    const page = url.origin === this.siteUrl ? await this.askApp(url) : await this.askNetwork(url, form);
    this.jar.keep(url.origin, page.headers.getSetCookie());
    this.history.push(page);
    return page;
  }

  private async askApp(url: URL): Promise<Page> {
    const cookie = this.jar.header(url.origin);
    const answer = await this.app.inject({
      url: url.pathname + url.search,
      remoteAddress: this.address,
      headers: cookie === '' ? {} : { cookie },
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const line of [value ?? []].flat()) headers.append(name, String(line));
    }
    return { url, status: answer.statusCode, headers, body: answer.body };
  }

  private async askNetwork(url: URL, form?: FormData): Promise<Page> {
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      headers: { cookie: this.jar.header(url.origin) },
      redirect: 'manual',
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    return { url, status: answer.status, headers: answer.headers, body: await answer.text() };
  }
}
