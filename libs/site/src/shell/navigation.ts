/** Role numbers (docs/behaviour/foundation.md#roles) that a link may require. */
const adminRole = 1;

export interface AreaLink {
  label: string;
  to: string;
  /** Shown only to visitors with this role. */
  role?: number;
  /** Shown only to visitors with (`true`) or without (`false`) a session. */
  hasSession?: boolean;
}

/**
 * The header's links in the specification's order (docs/behaviour/site.md#header). The site mark links to `/`, the pill to `/status`; the
 * account has its own place.
 */
export const headerLinks: readonly AreaLink[] = [
  { label: 'Downloads', to: '/downloads' },
  { label: 'Commands', to: '/command' },
  { label: 'Handbook', to: '/handbook' },
  { label: 'Blog', to: '/blog' },
  { label: 'Ask', to: '/ask' },
  { label: 'Admin', to: '/admin', role: adminRole },
];

/** At the end of the header: the login link, or the menu of the logged-in account (docs/behaviour/site.md#header). */
export const loginLink: AreaLink = { label: 'Login', to: '/login', hasSession: false };
export const accountLinks: readonly AreaLink[] = [{ label: 'Account', to: '/account', hasSession: true }];

/** ADMIN, MOD, EDITOR and Viewer (docs/behaviour/admin.md#staff-roles). */
const staffRoles = [adminRole, 2, 6, 7];

/**
 * The account menu has a dashboard link for all staff if the host has a dashboard, and for admins on every host. The header's link is only
 * for admins (docs/behaviour/admin.md#access).
 */
export const dashboardLinksFor = ({ roles }: Visitor, hasDashboard: boolean): { label: string; to: string }[] =>
  (hasDashboard ? staffRoles : [adminRole]).some((role) => roles?.includes(role))
    ? [{ label: 'Dashboard', to: '/admin' }]
    : [];

export const notificationsPath = '/account/notifications';
/** Only on hosts that have notifications. */
export const notificationsLink = { label: 'Notifications', to: notificationsPath };

export const statusPillLink: AreaLink = { label: 'Server status', to: '/status' };

/** The link of the site mark; the menu on phones shows it as text. */
export const homeLink: AreaLink = { label: 'Home', to: '/' };

/** The footer's links in groups (docs/behaviour/site.md#footer). */
export const footerGroups: readonly { title: string; links: readonly AreaLink[] }[] = [
  {
    title: 'Explore',
    links: [
      { label: 'Downloads', to: '/downloads' },
      { label: 'Server status', to: '/status' },
      { label: 'Sponsor', to: '/sponsor' },
    ],
  },
  {
    title: 'Games',
    links: [
      { label: 'Genshin Impact', to: '/downloads/genshin-impact' },
      { label: 'Honkai: Star Rail', to: '/downloads/honkai-star-rail' },
      { label: 'Blue Archive', to: '/downloads/blue-archive' },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Guide', to: '/guide' },
      { label: 'Community', to: '/community' },
      { label: 'FAQ', to: '/faq' },
      { label: 'Contact', to: '/contact' },
      { label: 'Guides on the blog', to: '/blog/tag/guide' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms', to: '/terms' },
      { label: 'Privacy', to: '/privacy' },
    ],
  },
];

export interface Visitor {
  /** Role numbers of the session, or null without one. */
  roles: readonly number[] | null;
}

/** The links of a list that this visitor may see, as label and path. */
export function linksFor(links: readonly AreaLink[], visitor: Visitor): { label: string; to: string }[] {
  return links
    .filter((link) => link.hasSession === undefined || link.hasSession === (visitor.roles !== null))
    .filter((link) => link.role === undefined || (visitor.roles?.includes(link.role) ?? false))
    .map(({ label, to }) => ({ label, to }));
}

/** Every page that the shell's links lead to, each once. */
export function pagesFor(visitor: Visitor): { label: string; to: string }[] {
  const shell = [homeLink, ...headerLinks, statusPillLink, loginLink, ...accountLinks];
  const pages = linksFor([...shell, ...footerGroups.flatMap(({ links }) => links)], visitor);
  return pages.filter(({ to }, index) => pages.findIndex((page) => page.to === to) === index);
}
