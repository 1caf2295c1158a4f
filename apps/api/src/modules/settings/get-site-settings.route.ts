import { getSiteSettings as getSiteSettingsCall, PublicSettingsSchema } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { registerCall } from '../../platform/http/calls/register-call';
import type { SiteSettings } from './site-settings-store';

export function getSiteSettingsRoute(app: FastifyInstance, settings: SiteSettings): void {
  registerCall(app, getSiteSettingsCall, async () => {
    const states = await settings.all();
    // The schema keeps only public settings.
    const data = v.parse(PublicSettingsSchema, Object.fromEntries(states.map(({ name, value }) => [name, value])));
    return { retcode: 0, message: 'ok', data };
  });
}
