import type { FastifyRequest } from 'fastify';
import type { Drizzle } from '../../../platform/database/database';
import { effectiveRoles, requireSignedIn } from '../../account';
import { requestAddress } from '../../audit';
import type { Author } from '../author';

/**
 * The account of the request's session key, with the roles that it has now.
 * @throws DomainError unauthenticated, also for banned accounts
 */
export async function requireAuthor(request: FastifyRequest, db: Drizzle): Promise<Author> {
  const { account } = await requireSignedIn(request, db);
  return {
    accountId: account.id,
    name: account.name || account.username,
    address: requestAddress(request),
    roles: effectiveRoles(account),
  };
}
