import { getCapabilities } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/calls/register-call';
import { signHostProof } from '../../platform/http/visitors/sign-host-proof';
import type { HostSecret } from '../../platform/http/visitors/sign-host-proof';

export function getCapabilitiesRoute(app: FastifyInstance, secret: HostSecret): void {
  const findProof = (challenge?: string, host?: string) =>
    challenge === undefined || host === undefined ? null : signHostProof({ challenge, host }, secret);
  registerCall(app, getCapabilities, async ({ query: { challenge, host } }) => {
    const proof = findProof(challenge, host);
    return {
      retcode: 0,
      message: 'ok',
      data: { extensions: [...app.extensions], ...(proof === null ? {} : { proof }) },
    };
  });
}
