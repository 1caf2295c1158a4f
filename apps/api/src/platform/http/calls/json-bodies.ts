import { isNestedDeeper } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors/refusal';

/** No call of the contracts has ten. */
const maxLevels = 64;

/** Parses bodies of JSON. Refuses deep ones first, because JSON.parse blocks the event loop on them (docs/security.md#floods-over-http). */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const { maxJsonBytes = Infinity } = request.routeOptions.config;
    if (Buffer.byteLength(body) > maxJsonBytes) done(new Refusal(413, 'Payload Too Large', { status: 413 }));
    else if (isNestedDeeper(body, maxLevels)) done(new Refusal(400, 'Bad Request', { status: 400 }));
    // Returns nothing: the parser of Fastify calls `done`.
    else void parse(request, body, done);
  });
}
