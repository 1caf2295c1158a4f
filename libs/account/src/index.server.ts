export {
  action as loginAction,
  headers as loginHeaders,
  loader as loginLoader,
} from './routes/login/login.route.server';
export { loader as loginLaunchLoader } from './routes/login-launch/login-launch.route.server';
export { loader as loginSocialLoader } from './routes/login-social/login-social.route.server';
export { loader as oauthLoader } from './routes/oauth/oauth.route.server';
export { loginSettingsFrom } from './lib/login-settings.server';

export type { LoginSettings } from './lib/login-settings.server';
