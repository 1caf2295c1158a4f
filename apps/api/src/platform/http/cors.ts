import cors from '@fastify/cors';
import { callCodes } from '@starhaven/contracts/retcodes';
import type { FastifyInstance } from 'fastify';

/** First segments of the paths that the specification names, such as `json`, `api` and `item`. */
const publicSegments = new Set(callCodes.map(({ call }) => call.path.split('/')[1]));

const isPublic = (url: string) => publicSegments.has(url.split(/[/?]/, 2)[1]);

/**
 * Lets pages of these origins read the calls of the specification, never with cookies: such a page sends its session key itself. Without
 * origins nothing is registered, and no answer has a CORS header.
 */
export async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, () => async (request: { url: string; headers: { origin?: string } }) => ({
    // Other origins get no header, and their preflight request is an unknown route.
    origin: isPublic(request.url) && origins.includes(request.headers.origin ?? '') ? [...origins] : false,
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    allowedHeaders: ['Accept', 'Authorization', 'Content-Type', 'If-None-Match', 'X-Request-Id'],
    exposedHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  }));
}
