import type { AppLoadContext } from '@remix-run/node';
import type { FileForwarder } from '../client/forward/forward-file.server';
import { serviceOf } from './service-of.server';

declare module '@remix-run/node' {
  interface AppLoadContext {
    forwardFile: FileForwarder;
  }
}

/** The forwarder of files for one request. */
export const fileForwarderFor = (context: AppLoadContext): FileForwarder => serviceOf(context, 'forwardFile');
