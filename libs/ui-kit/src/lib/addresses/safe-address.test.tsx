import '@testing-library/jest-dom';
import fc from 'fast-check';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AppLink } from '../../components/app-link/app-link';
import { ExternalLink } from '../../components/external-link/external-link';
import { Picture } from '../../components/picture/picture';
import { SiteLink } from '../../components/site-link/site-link';
import { safeAppHref, safeHref, safePicture, safeSitePath } from './safe-address';

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u001fjavascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'javascript\t:alert(1)',
  'javascript\n:alert(1)',
  '\u2028javascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'javascript:/*--></title><svg/onload=alert(1)>*/',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'javascript%3Aalert(1)',
  'ｊavascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  'filesystem:https://example.org/x',
  'view-source:https://example.org',
  'about:blank',
  'ws://example.org',
  'ftp://example.org',
  'intent://x#Intent;end',
  'tel:123',
  'https:example.org',
  'https:/example.org',
  'https:\\\\example.org',
  'https:///example.org',
  'http://',
  'https://user:password@example.org/',
  'https://starhaven.test@evil.test/',
  '//user@evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '///evil.test',
  'https://evil.test\\@starhaven.test',
  'https://exa\u0000mple.org',
  'https://example.org/\u0085',
  'mailto:',
  'mailto:javascript:alert(1)',
  'example.org/file.zip',
  '../up',
  '',
  `https://example.org/${'a'.repeat(5_000)}`,
];

const base = 'https://starhaven.test/page';

test.each(hostile)('%j is not an address', (address) => {
  expect(safeHref(address)).toBeNull();
  if (!/^data:image/.test(address)) expect(safePicture(address)).toBeNull();
  expect(safeAppHref(address, 'otpauth')).toBeNull();
});

test.each(hostile.filter((address) => address !== ''))('%j is not a path of this site', (address) => {
  expect(safeSitePath(address)).toBeNull();
});

test.each([
  ['https://example.org', 'https://example.org'],
  [' HTTP://example.org/a b?c=d#e \n', 'HTTP://example.org/a b?c=d#e'],
  ['//cdn.example.org/x.zip', '//cdn.example.org/x.zip'],
  ['https://例え.test/原神?q=@', 'https://例え.test/原神?q=@'],
  ['https://example.org/user@host', 'https://example.org/user@host'],
  ['http://[::1]:3000/', 'http://[::1]:3000/'],
  ['mailto:inn@example.org?subject=Tea', 'mailto:inn@example.org?subject=Tea'],
  ['/guide', '/guide'],
  ['?platform=PC', '?platform=PC'],
  ['#faq', '#faq'],
])('%j is an address', (address, shown) => {
  expect(safeHref(address)).toBe(shown);
});

test('pictures may lie within the address, apps open by their own scheme', () => {
  expect(safePicture('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
  expect(safePicture('data:image/svg+xml;base64,AAAA')).toBe('data:image/svg+xml;base64,AAAA');
  expect([
    safePicture('mailto:a@b.test'),
    safePicture('?x'),
    safePicture(`data:image/png,${'a'.repeat(70_000)}`),
  ]).toEqual([null, null, null]);
  expect(safeAppHref('otpauth://totp/x', 'otpauth')).toBe('otpauth://totp/x');
  expect(safeAppHref('javascript://otpauth://', 'otpauth')).toBeNull();
});

/** Any text between the typical parts of URLs and of attacks on them. */
const spelling = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          'javascript:',
          'java',
          'script',
          ':',
          '/',
          '//',
          '\\',
          '@',
          '?',
          '#',
          '\t',
          '\n',
          '\u0001',
          ' ',
          '&colon;',
          '%3a',
        ],
        ...[
          'http',
          'https',
          'https://',
          'mailto:',
          'data:',
          'image/png',
          ',',
          'blob:',
          'vbscript:',
          'example.org',
          'evil.test',
        ],
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test('whatever passes is http, https, mailto or a place of this site in the eyes of a browser', () => {
  fc.assert(
    fc.property(fc.oneof(spelling, fc.webUrl(), fc.string({ unit: 'binary' })), (address) => {
      const href = safeHref(address);
      if (href !== null && URL.canParse(href, base)) {
        const url = new URL(href, base);
        expect(['http:', 'https:', 'mailto:']).toContain(url.protocol);
        expect([url.username, url.password]).toEqual(['', '']);
      }
      const path = safeSitePath(address);
      if (path !== null && URL.canParse(path, base)) expect(new URL(path, base).origin).toBe(new URL(base).origin);
      const src = safePicture(address);
      if (src !== null && URL.canParse(src, base)) {
        expect(new URL(src, base).href).toMatch(/^(?:https?:|data:image\/)/);
      }
    }),
    { numRuns: 5_000 },
  );
});

test('what is not an address is text, and the server’s page equals the browser’s', async () => {
  const protocols = new Set<string>();
  for (const address of [...hostile, 'https://example.org', '/guide', 'otpauth://totp/x', 'data:image/png;base64,AA']) {
    const page = (
      <div>
        <ExternalLink href={address}>out</ExternalLink>
        <ExternalLink href={address} isSafe>
          safe
        </ExternalLink>
        <SiteLink to={address}>in</SiteLink>
        <AppLink href={address} scheme="otpauth">
          app
        </AppLink>
        <Picture src={address} alt="" />
      </div>
    );
    const box = document.createElement('div');
    box.innerHTML = renderToString(page);
    const written = box.innerHTML;
    const problems: unknown[] = [];
    await act(async () => hydrateRoot(box, page, { onRecoverableError: (error) => problems.push(error) }));
    expect([problems, box.innerHTML]).toEqual([[], written]);
    expect(box).toHaveTextContent('outsafeinapp');
    for (const element of box.querySelectorAll('[href], [src]')) {
      const target = new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', base);
      protocols.add(target.protocol);
      if (target.protocol === 'data:') expect(element.tagName).toBe('IMG');
    }
  }
  expect([...protocols].sort()).toEqual(['data:', 'https:', 'otpauth:']);
});
