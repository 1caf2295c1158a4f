import type { FastifyRequest } from 'fastify';
import type { Drizzle } from '../../../platform/database/database';
import type { SignedIn } from '../sessions/find-live-session';
import { requireSession } from '../sessions/require-session';
import { findSessionKey } from './find-session-key';

/** The account and session of the request's session key. @throws DomainError unauthenticated, see `requireSession` */
export async function requireSignedIn(request: FastifyRequest, db: Drizzle): Promise<SignedIn> {
  // Requests that only read still work on a full disk and while a restore refuses writes.
  const canWrite = async () => !request.server.isHoldingWrites() && !(await request.server.isDiskLow());
  return requireSession({ db, canWrite }, findSessionKey(request));
}
