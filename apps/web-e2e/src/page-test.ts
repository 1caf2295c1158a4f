import { test as base } from '@playwright/test';
import type { APIRequestContext, Page, Response } from '@playwright/test';
import { rightPassword } from './fake-account-host';
import type { PageRoute } from './routes';
import { personalRoutes } from './routes';

export { expect } from '@playwright/test';

interface Fixtures {
  baseURL: string;
  brokenSiteUrl: string;
  /** The site whose account host is a stand-in; see fake-account-host.ts. */
  loginSiteUrl: string;
  /** Opens a route. Personal routes open at the site with the stand-in, logged in as an ordinary account. */
  openRoute: (route: PageRoute) => Promise<Response | null>;
  setUpstream: (mode: string) => Promise<void>;
  upstreamCalls: () => Promise<string[]>;
  /** Allows responses of this status on URLs that match; every other failure fails the test. */
  expectFailure: (status: number, url: RegExp) => void;
  /** Allows problems whose text matches, such as the page's own console messages. */
  expectLog: (text: RegExp) => void;
  guard: void;
}

/** The test of every spec: a console error or warning, a page error, a hydration warning, a CSP violation or a failed request fails it. */
export const test = base.extend<Fixtures>({
  // Playwright wants the empty pattern for a fixture without dependencies.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env.E2E_SITE_URL ?? ''),
  // eslint-disable-next-line no-empty-pattern
  brokenSiteUrl: async ({}, use) => use(process.env.E2E_BROKEN_SITE_URL ?? ''),
  // eslint-disable-next-line no-empty-pattern
  loginSiteUrl: async ({}, use) => use(process.env.E2E_LOGIN_SITE_URL ?? ''),
  openRoute: async ({ page, loginSiteUrl }, use) =>
    use(async (route) => {
      if (!personalRoutes.includes(route)) return page.goto(route.path);
      await enterStandIn(page.request, loginSiteUrl, 'traveller');
      return page.goto(loginSiteUrl + route.path);
    }),
  // eslint-disable-next-line no-empty-pattern
  setUpstream: async ({}, use) =>
    use(async (mode) => void (await fetch(`${process.env.E2E_UPSTREAM_URL}/__mode/${mode}`, { method: 'POST' }))),
  // eslint-disable-next-line no-empty-pattern
  upstreamCalls: async ({}, use) =>
    use(async () => (await (await fetch(`${process.env.E2E_UPSTREAM_URL}/__calls`)).json()) as string[]),
  // eslint-disable-next-line no-empty-pattern
  expectFailure: async ({}, use) => {
    const expected: { status: number; url: RegExp }[] = [];
    await use(Object.assign((status: number, url: RegExp) => void expected.push({ status, url }), { expected }));
  },
  // eslint-disable-next-line no-empty-pattern
  expectLog: async ({}, use) => {
    const expected: RegExp[] = [];
    await use(Object.assign((text: RegExp) => void expected.push(text), { expected }));
  },
  guard: [
    async ({ page, expectFailure, expectLog, javaScriptEnabled }, use) => {
      const { expected } = expectFailure as unknown as { expected: { status: number; url: RegExp }[] };
      const problems = watchPage(
        page,
        (status, url) => expected.some((one) => one.status === status && one.url.test(url)),
        javaScriptEnabled === false,
      );
      await use();
      const { expected: logs } = expectLog as unknown as { expected: RegExp[] };
      const unexpected = problems.filter((problem) => !logs.some((log) => log.test(problem)));
      if (unexpected.length > 0) throw new Error(`The page misbehaved:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Logs a browser in at the site with the stand-in without the login page; the account's name decides the stand-in's answers. */
export async function enterStandIn(request: APIRequestContext, siteUrl: string, username: string): Promise<void> {
  const form = { intent: 'log-in', username, password: rightPassword };
  const answer = await request.post(`${siteUrl}/login`, { form, maxRedirects: 0 });
  if (answer.status() !== 302) throw new Error(`The stand-in let nobody in: ${answer.status()}`);
  // Opens a page that shows the message of the login, so that no page of the test shows it.
  await request.get(`${siteUrl}/terms`);
}

type IsExpected = (status: number, url: string) => boolean;

/** Collects a page's problems from now on; the returned list grows. */
export function watchPage(page: Page, isExpectedHere: IsExpected, isWithoutScripts: boolean): string[] {
  const problems: string[] = [];
  // A session may end elsewhere at any moment; an open page notices this when it requests a ticket.
  const isExpected: IsExpected = (status, url) =>
    isExpectedHere(status, url) || (status === 401 && url.endsWith('/live/credentials'));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    // Chromium repeats every 4xx and 5xx in the console; the response handler below checks those.
    const repeated = /status of (\d+)/.exec(message.text());
    if (message.text().startsWith('Failed to load resource') && repeated && isExpected(Number(repeated[1]), url))
      return;
    // The 404 page logs itself, as the specification requires.
    const unknownPath = /^404: no page at (\S+)$/.exec(message.text())?.[1];
    if (unknownPath && isExpected(404, unknownPath)) return;
    // Remix logs an answer that a newer navigation cut off during the read.
    if (message.text().startsWith('AbortError: signal is aborted without reason')) return;
    // A form preloads the styles of its target page when it is sent. A redirect may then lead to another page.
    if (/\.css was preloaded using link preload but not used/.test(message.text())) return;
    problems.push(`console ${message.type()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && !isExpected(response.status(), response.url()))
      problems.push(`status ${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // With scripts off, Chromium cancels script preloads and reports this as a policy violation.
    if (isWithoutScripts && reason === 'csp' && request.resourceType() !== 'document') return;
    // A navigation aborts what the old page was still loading, such as link prefetches.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} ${reason}`);
  });
  return problems;
}
