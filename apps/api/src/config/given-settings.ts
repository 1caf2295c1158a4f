import type { GivenSettings } from '../modules/settings';
import type { Environment } from './environment-schema';

/**
 * The settings of the site that the environment decides. `given` has the variables without their defaults: a default decides nothing.
 */
export function givenSettingsOf(values: Environment, given: Record<string, string | undefined>): GivenSettings {
  return {
    ...(values.CONTACT_EMAIL === undefined
      ? {}
      : { contactEmail: { variable: 'CONTACT_EMAIL', value: values.CONTACT_EMAIL } }),
    ...givenChannels(values),
    ...(given.ASK_REVIEW === undefined
      ? {}
      : { reviewsFirstPosts: { variable: 'ASK_REVIEW', value: values.ASK_REVIEW !== 'off' } }),
    ...(given.SITE_NAME === undefined ? {} : { siteName: { variable: 'SITE_NAME', value: values.SITE_NAME } }),
    ...(values.DEMO_FLEET === undefined
      ? {}
      : { showsDemoFleet: { variable: 'DEMO_FLEET', value: values.DEMO_FLEET === 'on' } }),
    // A site with its own PostgreSQL has no demo fleet unless DEMO_FLEET is on.
    ...(values.DEMO_FLEET === undefined && values.DATABASE_URL !== undefined
      ? { showsDemoFleet: { variable: 'DATABASE_URL', value: false } }
      : {}),
  };
}

/** One variable is enough to decide about all channels. */
function givenChannels(values: Environment): GivenSettings {
  const channels = [
    { variable: 'COMMUNITY_CHAT_URL', name: 'Discord', url: values.COMMUNITY_CHAT_URL },
    { variable: 'COMMUNITY_MESSAGING_URL', name: 'Telegram', url: values.COMMUNITY_MESSAGING_URL },
    { variable: 'COMMUNITY_VIDEO_URL', name: 'YouTube', url: values.COMMUNITY_VIDEO_URL },
  ].flatMap(({ variable, name, url }) => (url === undefined ? [] : [{ variable, name, url }]));
  const [first] = channels;
  if (!first) return {};
  const value = channels.map(({ name, url }) => ({ name, url }));
  return { communityChannels: { variable: first.variable, value } };
}
