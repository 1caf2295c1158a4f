import '@remix-run/node';
import type { LoginSettings } from '@starhaven/account/server';
import type { SiteSettings } from '@starhaven/site/server';
import type { SessionCookies } from '@starhaven/session/server';
import type { FileForwarder, PageForwarder, UpstreamClient } from '@starhaven/upstream/server';

declare module '@remix-run/node' {
  /** The services that the launcher gives every loader and action (`server/services`). Under plain remix-serve it is empty. */
  interface AppLoadContext {
    site?: SiteSettings;
    login?: LoginSettings;
    sessions?: SessionCookies;
    upstream?: UpstreamClient;
    forwardPage?: PageForwarder;
    forwardFile?: FileForwarder;
    nonce?: string;
    requestId?: string;
    /** Hands the rendered page to the launcher; false if the launcher wants the page in the response instead. */
    takePage?: (html: string) => boolean;
    reportError?: (error: unknown) => void;
  }
}
