import type { PageForwarder } from './client/forward/forward-page.server';
import { serviceOf } from './services/service-of.server';

/** The forwarder for one request. */
export const pageForwarderFor = (context: unknown): PageForwarder => serviceOf(context, 'forwardPage');
