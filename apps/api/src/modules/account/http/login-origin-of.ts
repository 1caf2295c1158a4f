import type { FastifyRequest } from 'fastify';
import { deviceLabel } from '../devices/device-label';
import type { LoginOrigin } from '../login/login-origin';
import { requireVisitorAddress } from './require-visitor-address';

/** The origin of a login without its entry type, which the call knows. @throws Refusal, see `requireVisitorAddress` */
export function loginOriginOf(
  request: FastifyRequest,
  deviceToken: string | undefined,
): Omit<LoginOrigin, 'entryType'> {
  const { address } = requireVisitorAddress(request);
  const userAgent = request.headers['user-agent'] ?? '';
  return { address, device: deviceLabel(userAgent), userAgent, deviceToken };
}
