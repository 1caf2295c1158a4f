import type { FastifyRequest } from 'fastify';
import type { ApiKeyAccess, ApiKeyGuard } from '../api-keys/api-key-guard';
import { requireVisitorAddress } from './require-visitor-address';

/** The account and API key of a request. Reads only `Authorization`, because URLs get into logs. @throws DomainError, see `ApiKeyGuard` */
export async function requireApiKey(request: FastifyRequest, guard: ApiKeyGuard): Promise<ApiKeyAccess> {
  const key = request.headers.authorization?.trim().replace(/^Bearer +/i, '') ?? null;
  const { address } = requireVisitorAddress(request);
  const canWrite = !request.server.isHoldingWrites() && !(await request.server.isDiskLow());
  return guard.require({ key, address, canWrite });
}
