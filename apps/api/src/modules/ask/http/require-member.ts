import type { FastifyRequest } from 'fastify';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { effectiveRoles, requireSignedIn } from '../../account';
import { requestAddress } from '../../audit';
import { findMute } from '../../chat';
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

/** As `requireMember`. @throws DomainError permission-denied for members who are muted in the chat */
export async function requireWriter(request: FastifyRequest, db: Drizzle): Promise<Member> {
  const member = await requireMember(request, db);
  if (await findMute(db, member.accountId))
    throw new DomainError('permission-denied', 'You are muted. You cannot ask, answer or vote now.');
  return member;
}
