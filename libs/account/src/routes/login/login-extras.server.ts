import { extensions } from '@starhaven/contracts';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { knownDeviceCookie } from '../../lib/login-cookies.server';

/** The fields of our extensions that a login sends along, each only to a host that announces it. */
export async function loginExtras(
  client: UpstreamClient,
  context: unknown,
  request: Request,
): Promise<{ known_device?: string; second_factor?: 'yes' }> {
  const extras: { known_device?: string; second_factor?: 'yes' } = {};
  if (client.hasExtension(extensions.knownDevices)) {
    const device = await knownDeviceCookie(context).read(request);
    if (device) extras.known_device = device;
  }
  if (client.hasExtension(extensions.secondFactors)) extras.second_factor = 'yes';
  return extras;
}
