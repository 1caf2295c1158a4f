import type { Page } from '@playwright/test';
import { test as pageTest, watchPage } from './page-test';
import { solvePuzzle } from './solve-puzzle';

export { expect } from '@playwright/test';

export interface Member {
  username: string;
  email: string;
  password: string;
}

interface Fixtures {
  /** True where scripts run. */
  isEnhanced: boolean;
  /** A name that no account has. */
  newName: (kind: string) => string;
  /**
   * Registers an account without the form. After twenty registrations in ten minutes the site sends puzzles, so specs that need no password
   * use guests.
   */
  newMember: () => Promise<Member>;
  /** A page in another browser, watched like the first; `home` is the address of the test itself. */
  newDevice: (place: 'home' | 'away') => Promise<Page>;
}

let visitors = 0;
/** An address in the range for tests (RFC 2544) that no other spec of this run has. */
const newAddress = (workerIndex: number) => {
  visitors += 1;
  return `198.${18 + (workerIndex % 2)}.${(workerIndex >> 1) % 256}.${visitors}`;
};

export const memberPassword = 'sesame-lantern-7';
let names = 0;

/** The test of specs that log in at the real site: each has its own address, so that limits of other specs do not apply. */
export const test = pageTest.extend<Fixtures>({
  // Playwright wants the empty pattern for a fixture without dependencies.
  // eslint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use, { workerIndex }) => use({ 'X-Forwarded-For': newAddress(workerIndex) }),
  isEnhanced: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  // eslint-disable-next-line no-empty-pattern
  newName: async ({}, use, { workerIndex }) => use((kind) => `${kind}${workerIndex}x${(names += 1)}`),
  newMember: async ({ playwright, baseURL, newName }, use, { workerIndex }) =>
    use(async () => {
      const username = newName('member');
      const member = { username, email: `${username}@inn.test`, password: memberPassword };
      const headers = { 'X-Forwarded-For': newAddress(workerIndex) };
      const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers });
      const form = { intent: 'register', ...member, passwordConfirmation: member.password };
      let answer = await request.post('/login?tab=register', { form, maxRedirects: 0 });
      if (answer.status() === 422) {
        // All specs together register more often than twenty times in ten minutes.
        const asked = await request.post('/login.data?tab=register', { form, maxRedirects: 0 });
        const proof = await solvePuzzle(await asked.text());
        answer = await request.post('/login?tab=register', { form: { ...form, proof }, maxRedirects: 0 });
      }
      if (answer.status() !== 302) throw new Error(`Nobody was registered: ${answer.status()}`);
      // A registration logs in; the member of a test has no session yet.
      await request.post('/logout', { headers: { origin: baseURL ?? '' }, maxRedirects: 0 });
      await request.dispose();
      return member;
    }),
  newDevice: async (
    { browser, baseURL, javaScriptEnabled, extraHTTPHeaders, expectFailure },
    use,
    { workerIndex, project },
  ) => {
    const { expected } = expectFailure as unknown as { expected: { status: number; url: RegExp }[] };
    const devices: { page: Page; problems: string[] }[] = [];
    await use(async (place) => {
      const { viewport, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        baseURL,
        javaScriptEnabled,
        viewport,
        locale,
        timezoneId,
        extraHTTPHeaders: place === 'home' ? extraHTTPHeaders : { 'X-Forwarded-For': newAddress(workerIndex) },
      });
      const page = await context.newPage();
      const isExpected = (status: number, url: string) =>
        expected.some((one) => one.status === status && one.url.test(url));
      devices.push({ page, problems: watchPage(page, isExpected, javaScriptEnabled === false) });
      return page;
    });
    await Promise.all(devices.map(({ page }) => page.context().close()));
    const problems = devices.flatMap((device) => device.problems);
    if (problems.length > 0) throw new Error(`Another device misbehaved:\n${problems.join('\n')}`);
  },
});
