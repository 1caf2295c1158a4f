/** A page that a visitor can open. */
export interface PageRoute {
  name: string;
  path: string;
  status: number;
  /** The page loads the form library; the bench allows extra bytes for it. */
  hasForm?: boolean;
  /** The page draws live data; the bench allows extra bytes for that code, but not for the connection's code, which loads later. */
  isLive?: boolean;
  /** The page shows a toast, or loads its code in advance; the bench allows extra bytes for that code. */
  hasToast?: boolean;
}

/** The path of a page, in which `values` replace the names in braces. */
export const pathWith = ({ path }: PageRoute, values: Readonly<Record<string, string>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `no-${name}`);

const encodedTarget = Buffer.from('https://example.org/docs?a=1').toString('base64url');

/** A recipe, encoded as in its address (docs/behaviour/commands.md#recipes). */
export const sampleRecipe = Buffer.from(
  JSON.stringify([
    1,
    'Supplies',
    [['give-item', 'give', { id: ['102'], x: ['{amount}'] }, 2]],
    [['amount', 'Amount', '5']],
  ]),
).toString('base64url');

/** Every public page; smoke, axe, screenshots and the bench visit all of them. */
export const routes: readonly PageRoute[] = [
  { name: 'home', path: '/', status: 200 },
  { name: 'downloads', path: '/downloads', status: 200 },
  { name: 'genshin-impact', path: '/downloads/genshin-impact', status: 200 },
  { name: 'honkai-star-rail', path: '/downloads/honkai-star-rail', status: 200 },
  { name: 'blue-archive', path: '/downloads/blue-archive', status: 200 },
  { name: 'status', path: '/status', status: 200, isLive: true },
  { name: 'status-cards', path: '/status?view=cards', status: 200, isLive: true },
  { name: 'incidents', path: '/status/incidents', status: 200 },
  { name: 'handbook', path: '/handbook', status: 200 },
  { name: 'handbook-search', path: '/handbook/a', status: 200 },
  { name: 'command', path: '/command', status: 200, hasForm: true },
  {
    name: 'command-form',
    path: '/command/genshin-impact/grasscutter?command=give-artifact',
    status: 200,
    hasForm: true,
  },
  { name: 'command-read', path: '/command/read?text=give+102+x5', status: 200, hasForm: true },
  { name: 'command-import', path: '/command/import', status: 200, hasForm: true },
  { name: 'command-recipes', path: '/command/recipes', status: 200, hasForm: true },
  { name: 'command-recipe-edit', path: '/command/recipes/edit', status: 200, hasForm: true },
  {
    name: 'command-pick',
    path: '/command/genshin-impact/grasscutter/pick?command=give-weapon&param=id&v.id=*11502',
    status: 200,
    hasForm: true,
  },
  {
    name: 'command-recipe',
    path: `/command/recipe?engine=honkai-star-rail%2Flunarcore&recipe=${sampleRecipe}`,
    status: 200,
    hasForm: true,
  },
  { name: 'chat', path: '/chat', status: 200, hasForm: true },
  { name: 'blog', path: '/blog', status: 200 },
  { name: 'blog-tag', path: '/blog/tag/guide', status: 200 },
  { name: 'blog-post', path: '/blog/post/1/host-a-server-for-friends', status: 200 },
  { name: 'ask', path: '/ask', status: 200 },
  { name: 'ask-search', path: '/ask?q=server&sort=most_voted', status: 200 },
  {
    name: 'ask-question',
    path: '/ask/1/the-launcher-says-that-my-client-version-is-not-supported',
    status: 200,
  },
  { name: 'ask-new', path: '/ask/new?title=How+do+I+start&server=Lantern', status: 200, hasForm: true },
  { name: 'guide', path: '/guide', status: 200 },
  { name: 'community', path: '/community', status: 200 },
  { name: 'contact', path: '/contact', status: 200 },
  { name: 'faq', path: '/faq', status: 200 },
  { name: 'sponsor', path: '/sponsor', status: 200 },
  { name: 'terms', path: '/terms', status: 200 },
  { name: 'privacy', path: '/privacy', status: 200 },
  { name: 'login', path: '/login', status: 200, hasForm: true },
  { name: 'register', path: '/login?tab=register', status: 200, hasForm: true },
  { name: 'forgot', path: '/login?tab=forgot', status: 200, hasForm: true },
  { name: 'email-undo', path: '/account/email/undo?undo=a-token', status: 200 },
  { name: 'notifications-leave', path: '/notifications/leave?leave=a-token', status: 200 },
  { name: 'link', path: `/link/${encodedTarget}`, status: 200 },
  { name: 'invalid-game', path: '/downloads/12', status: 404 },
  { name: 'not-found', path: '/no-such-page', status: 404 },
];

/** Pages for logged-in visitors; smoke, axe and screenshots visit them, too. */
export const personalRoutes: readonly PageRoute[] = [
  { name: 'account', path: '/account', status: 200, hasForm: true },
  { name: 'account-history', path: '/account/history', status: 200, hasToast: true },
  { name: 'account-devices', path: '/account/devices', status: 200, hasForm: true },
  { name: 'account-edit', path: '/account/edit', status: 200, hasForm: true },
  { name: 'account-verify', path: '/account/verify', status: 200, hasForm: true },
  { name: 'account-security', path: '/account/security', status: 200, hasForm: true },
  { name: 'account-api-keys', path: '/account/api-keys', status: 200, hasForm: true },
  { name: 'account-data', path: '/account/data', status: 200, hasForm: true },
];

/** Pages of the dashboard, for the admin account that the first start creates; `specs/admin` visits them. */
export const adminRoutes: readonly PageRoute[] = [
  { name: 'admin', path: '/admin', status: 200, isLive: true },
  { name: 'admin-confirm', path: '/admin?confirm=backup', status: 200, isLive: true, hasToast: true },
  { name: 'admin-server', path: '/admin/server', status: 200, hasForm: true },
  { name: 'admin-users', path: '/admin/users', status: 200, hasForm: true },
  { name: 'admin-user', path: '/admin/users/10001', status: 200, hasForm: true },
  { name: 'admin-database', path: '/admin/database', status: 200, hasForm: true },
  { name: 'admin-donations', path: '/admin/donations', status: 200, hasForm: true },
  { name: 'admin-incidents', path: '/admin/incidents', status: 200, hasForm: true },
  { name: 'admin-downloads', path: '/admin/downloads', status: 200, hasForm: true },
  { name: 'admin-handbook', path: '/admin/handbook', status: 200, hasForm: true },
  { name: 'admin-content', path: '/admin/content', status: 200, hasForm: true },
  { name: 'admin-settings', path: '/admin/settings', status: 200, hasForm: true },
  { name: 'admin-audit', path: '/admin/audit', status: 200, hasForm: true },
];

/** Pages about data of the handbook, for the site of `handbook-test.ts`; `specs/handbook` visits them. */
export const handbookRoutes: readonly PageRoute[] = [
  { name: 'handbook-item', path: '/handbook/genshin-impact/avatar/10000901', status: 200 },
  { name: 'handbook-values', path: '/handbook/genshin-impact/sub-property/501901', status: 200 },
  { name: 'handbook-changes', path: '/handbook/genshin-impact/changes', status: 200 },
  { name: 'handbook-change', path: '/handbook/genshin-impact/changes/7', status: 200 },
];

/** Pages of a member who has asked and answered. `specs/written-pages.spec.ts` creates the texts whose ids replace the braces. */
export const memberRoutes: readonly PageRoute[] = [
  { name: 'account-notifications', path: '/account/notifications', status: 200, hasForm: true },
  { name: 'ask-own', path: '/ask/own/{question}', status: 200, hasForm: true },
  { name: 'ask-answer', path: '/ask/answer/{question}', status: 200, hasForm: true },
  { name: 'ask-edit', path: '/ask/edit/{question}', status: 200, hasForm: true },
  { name: 'ask-edit-answer', path: '/ask/edit/{question}/{answer}', status: 200, hasForm: true },
  { name: 'ask-remove', path: '/ask/manage/{question}', status: 200, hasForm: true },
  { name: 'ask-report', path: '/ask/manage/{question}?do=report', status: 200, hasForm: true },
  { name: 'ask-history', path: '/ask/history/question/{question}', status: 200 },
  { name: 'chat-member', path: '/chat', status: 200, hasForm: true },
];

/** The same for the admin account that the first start creates, which writes posts, shares a recipe and moderates. */
export const authorRoutes: readonly PageRoute[] = [
  { name: 'blog-create', path: '/blog/create', status: 200, hasForm: true },
  { name: 'blog-edit', path: '/blog/edit/{post}', status: 200, hasForm: true },
  { name: 'blog-versions', path: '/blog/edit/{post}/versions', status: 200, hasForm: true },
  { name: 'blog-own', path: '/blog/own', status: 200, hasForm: true },
  { name: 'blog-preview', path: '/blog/preview/{preview}', status: 200 },
  { name: 'blog-delete', path: '/blog/delete/1', status: 200, hasForm: true },
  { name: 'command-own-links', path: '/command/recipes', status: 200, hasForm: true },
  { name: 'command-shared-recipe', path: '/command/r/{recipe}', status: 200, hasForm: true },
  { name: 'chat-moderation', path: '/chat/moderation', status: 200, hasForm: true },
];
