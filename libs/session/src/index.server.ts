export { accountHeader } from './shell/account-header';
export { answerButton } from './button/answer-button.server';
export { createSessionCookies } from './cookie/create-session-cookies.server';
export { readSession, requireSession } from './guards/guards.server';
export { loginPathFor, logOutTo, logoutNotices } from './guards/log-out.server';
export { keepTextOf, openBehindReply } from './guards/open-behind-reply.server';
export { requireLiveAnswer } from './guards/require-live-answer.server';
export { safeRedirectTarget } from './guards/safe-redirect-target.server';
export { sessionsFor } from './guards/sessions-for.server';
export { toPublicSession } from './lib/public-session';
export { liveSessions } from './live/live-sessions.server';
export { createSessionWatch } from './live/session-watch.server';
export { leaveWithNotice } from './notice/leave-with-notice.server';
export { clearNotice, hasNotice, leaveNotice, readNotice } from './notice/notice-cookie.server';
export {
  action as liveCredentialsAction,
  loader as liveCredentialsLoader,
} from './routes/live-credentials/live-credentials.route.server';

export type { SessionCookies } from './cookie/create-session-cookies.server';
export type { SessionWatch } from './live/session-watch.server';
export type { Notice } from './notice/notice-cookie.server';
