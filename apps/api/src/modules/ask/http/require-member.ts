import type { FastifyRequest } from 'fastify';
import type { Drizzle } from '../../../platform/database/database';
import { effectiveRoles, requireSignedIn } from '../../account';
import { requestAddress } from '../../audit';
import type { Member } from '../member';

const dayMs = 24 * 3600_000;

/**
 * The account of the request's session key, with the roles that it has now.
 * @throws DomainError unauthenticated, also for banned accounts
 */
export async function requireMember(request: FastifyRequest, db: Drizzle): Promise<Member> {
  const { account } = await requireSignedIn(request, db);
  const isNew = Date.now() - account.createdAt.getTime() < dayMs;
  return {
    accountId: account.id,
    name: account.name || account.username,
    address: requestAddress(request),
    roles: effectiveRoles(account),
    isNew,
  };
}
