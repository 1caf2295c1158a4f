import { findService } from '@starhaven/upstream/server';

export interface Site {
  name: string;
  url: string;
}

/** The launcher provides name and address; under plain remix-serve they are taken from the request. */
export const siteOf = (context: unknown, request: Request): Site =>
  findService<Site>(context, 'site') ?? { name: 'Starhaven', url: new URL(request.url).origin };
