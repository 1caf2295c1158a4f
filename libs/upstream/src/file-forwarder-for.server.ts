import type { FileForwarder } from './client/forward/forward-file.server';
import { serviceOf } from './services/service-of.server';

/** The forwarder of files for one request. */
export const fileForwarderFor = (context: unknown): FileForwarder => serviceOf(context, 'forwardFile');
