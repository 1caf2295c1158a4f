export {
  usernameMinLength,
  passwordMinLength,
  verificationCodeMaxLength,
  verificationCodeMinutes,
} from './forms/limits';
export { LoginDataSchema } from './entities/login-data';
export { LoginRetcode, MailRetcode } from './entities/login-retcode';
export { PuzzleSchema } from './entities/puzzle';
export { isLastingRole, Role } from './shell/role';
export { SessionKeysSchema } from './entities/session-keys';
export { isInGameEntry, socialLoginPath, socialProviders, webEntryType } from './entities/social-login';
export { StoredSessionSchema } from './entities/stored-session';
export { StoredUserSchema } from './entities/stored-user';
export { SessionStateSchema, WebSessionSchema } from './entities/web-session';
export { forgetPassword } from './calls/forget-password';
export { SecondFactorChallengeSchema } from './entities/second-factor';
export { logIn } from './calls/log-in';
export { register } from './calls/register';
export { endSession } from './calls/sessions/end-session';
export { getSessionState } from './calls/sessions/get-session-state';
export { listSessions } from './calls/sessions/list-sessions';
export { logOut } from './calls/sessions/log-out';

export type { SecondFactorChallenge, SecondFactorMethod } from './entities/second-factor';
export type { LoginData } from './entities/login-data';
export type { LoginType } from './entities/login-type';
export type { Puzzle } from './entities/puzzle';
export type { SocialProvider } from './entities/social-login';
export type { StoredSession } from './entities/stored-session';
export type { SessionState, WebSession } from './entities/web-session';
