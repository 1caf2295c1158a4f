import type { AppLoadContext } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { knownDeviceCookie } from '../../lib/login/login-cookies.server';

export interface LoginExtras {
  known_device?: string;
  second_factor?: 'yes';
  proof_of_work?: 'yes';
}

/** Announces to hosts with puzzles that this site can solve them; other hosts do not know the field. */
export function puzzleExtras(client: UpstreamClient): Pick<LoginExtras, 'proof_of_work'> {
  return client.hasExtension(extensions.proofOfWork) ? { proof_of_work: 'yes' } : {};
}

/** The fields of our extensions in a login, each only for hosts that announce it. */
export async function loginExtras(
  client: UpstreamClient,
  context: AppLoadContext,
  request: Request,
): Promise<LoginExtras> {
  const extras: LoginExtras = puzzleExtras(client);
  if (client.hasExtension(extensions.knownDevices)) {
    // Empty means that this browser stores tokens but has none yet.
    extras.known_device = (await knownDeviceCookie(context).read(request)) ?? '';
  }
  if (client.hasExtension(extensions.secondFactors)) extras.second_factor = 'yes';
  return extras;
}
