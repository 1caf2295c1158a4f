import { extensions } from '@starhaven/contracts';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { knownDeviceCookie } from '../../lib/login-cookies.server';

export interface LoginExtras {
  known_device?: string;
  second_factor?: 'yes';
  proof_of_work?: 'yes';
}

/** Says that this site can solve puzzles, to a host that announces them: others would not know the field. */
export function puzzleExtras(client: UpstreamClient): Pick<LoginExtras, 'proof_of_work'> {
  return client.hasExtension(extensions.proofOfWork) ? { proof_of_work: 'yes' } : {};
}

/** The fields of our extensions that a login sends along, each only to a host that announces it. */
export async function loginExtras(client: UpstreamClient, context: unknown, request: Request): Promise<LoginExtras> {
  const extras: LoginExtras = puzzleExtras(client);
  if (client.hasExtension(extensions.knownDevices)) {
    // Empty: this browser keeps what it is given, and has nothing yet.
    extras.known_device = (await knownDeviceCookie(context).read(request)) ?? '';
  }
  if (client.hasExtension(extensions.secondFactors)) extras.second_factor = 'yes';
  return extras;
}
