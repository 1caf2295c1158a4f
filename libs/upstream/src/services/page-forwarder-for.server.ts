import type { AppLoadContext } from '@remix-run/node';
import type { PageForwarder } from '../client/forward/forward-page.server';
import { serviceOf } from './service-of.server';

declare module '@remix-run/node' {
  interface AppLoadContext {
    forwardPage: PageForwarder;
  }
}

/** The forwarder for one request. */
export const pageForwarderFor = (context: AppLoadContext): PageForwarder => serviceOf(context, 'forwardPage');
