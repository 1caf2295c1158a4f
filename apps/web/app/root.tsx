import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import type { LinksFunction } from '@remix-run/node';
import type { ReactNode } from 'react';
import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { ChatOpener } from '@starhaven/chat-bot';
import { VersionChecker } from '@starhaven/handbook';
import { AdsChoiceScript, ErrorPage, SiteShell } from '@starhaven/site';
import type { rootLoader } from '@starhaven/site/server';
import { LocalTimesScript } from '@starhaven/ui-kit';
import '@starhaven/ui-kit/theme.css';
import { useNonce } from './shell/nonce';
import { PendingPage } from './shell/pending-page';

export { rootLoader as loader } from '@starhaven/site/server';

export const links: LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/icons/icon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** The document around every page and every error; without root data (the root loader failed) it uses defaults. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof rootLoader>('root');
  const nonce = useNonce();
  return (
    <html lang="en" dir="ltr" data-mantine-color-scheme={data?.colorScheme ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="theme-color" content="#f4f6fc" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a0f1e" media="(prefers-color-scheme: dark)" />
        {/* Draws nothing before the whole header has arrived: otherwise its buttons would move. Older browsers ignore this link. */}
        <link rel="expect" href="#main" blocking="render" />
        {data ? null : <title>Something went wrong</title>}
        <Meta />
        <Links />
        <LocalTimesScript nonce={nonce} />
        {data?.ads ? <AdsChoiceScript nonce={nonce} /> : null}
      </head>
      <body>
        <SiteShell
          siteName={data?.site.name ?? 'Starhaven'}
          session={data?.session ?? null}
          isVisitorKnown={Boolean(data)}
          popup={data?.popup ?? null}
          notices={data?.notices ?? []}
          ads={data?.ads ?? null}
          realtimeUrl={data?.realtimeUrl ?? null}
          hasNotifications={data?.hasNotifications ?? false}
          hasDashboard={data?.hasDashboard ?? false}
          isSpecOnly={data?.isSpecOnly ?? false}
          chat={<ChatOpener hasLive={Boolean(data?.realtimeUrl)} isSpecOnly={!data?.hasChat} />}
        >
          {children}
        </SiteShell>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  useLoaderData<typeof rootLoader>();
  return (
    <>
      <PendingPage>
        <Outlet />
      </PendingPage>
      <VersionChecker />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
