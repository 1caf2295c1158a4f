import type { FastifyRequest } from 'fastify';
import type { Drizzle } from '../../../platform/database/database';
import { effectiveRoles, requireSignedIn } from '../../account';
import type { Speaker } from '../speaker';

/** The member that a request's session key belongs to. @throws DomainError unauthenticated */
export async function requireSpeaker(request: FastifyRequest, db: Drizzle): Promise<Speaker> {
  const { account } = await requireSignedIn(request, db);
  return { accountId: account.id, name: account.name, roles: effectiveRoles(account) };
}
