export {
  action as accountAction,
  headers as accountHeaders,
  loader as accountLoader,
} from './routes/account/account.route.server';
export {
  action as accountDataAction,
  headers as accountDataHeaders,
  loader as accountDataLoader,
} from './routes/account-data/account-data.route.server';
export {
  action as apiKeysAction,
  headers as apiKeysHeaders,
  loader as apiKeysLoader,
} from './routes/api-keys/api-keys.route.server';
export { action as dataExportAction, loader as dataExportLoader } from './routes/data-export/data-export.route.server';
export {
  action as emailUndoAction,
  headers as emailUndoHeaders,
  loader as emailUndoLoader,
} from './routes/email-undo/email-undo.route.server';
export {
  action as mailsEndAction,
  headers as mailsEndHeaders,
  loader as mailsEndLoader,
} from './routes/mails-end/mails-end.route.server';
export {
  action as notificationsAction,
  headers as notificationsHeaders,
  loader as notificationsLoader,
} from './routes/notifications/notifications.route.server';
export { headers as areaHeaders, loader as areaLoader } from './routes/area/area.route.server';
export {
  action as devicesAction,
  headers as devicesHeaders,
  loader as devicesLoader,
} from './routes/devices/devices.route.server';
export { action as editAction, headers as editHeaders, loader as editLoader } from './routes/edit/edit.route.server';
export {
  action as historyAction,
  headers as historyHeaders,
  loader as historyLoader,
} from './routes/history/history.route.server';
export { action as logoutAction, loader as logoutLoader } from './routes/logout/logout.route.server';
export {
  action as loginAction,
  headers as loginHeaders,
  loader as loginLoader,
} from './routes/login/login.route.server';
export { loader as loginLaunchLoader } from './routes/login-launch/login-launch.route.server';
export { loader as loginSocialLoader } from './routes/login-social/login-social.route.server';
export { loader as socialLinkLoader } from './routes/social-link/social-link.route.server';
export {
  action as verifyAction,
  headers as verifyHeaders,
  loader as verifyLoader,
} from './routes/verify/verify.route.server';
export { loader as oauthLoader } from './routes/oauth/oauth.route.server';

export { loader as rewardsLoader } from './routes/rewards/rewards.route.server';

export type { LoginSettings } from './lib/login/login-settings.server';
export {
  action as securityAction,
  headers as securityHeaders,
  loader as securityLoader,
} from './routes/security/security.route.server';
