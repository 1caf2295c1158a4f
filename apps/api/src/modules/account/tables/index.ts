export {
  account,
  accountAddress,
  session,
  loginHistory,
  accountDevice,
  knownDevice,
  mailCode,
  emailUndo,
  apiKey,
  accountBan,
} from './account';
export { accountSocialLogin, socialAttempt, loginTicket, socialLink } from './social';
export { totp, recoveryCode, passkey, loginChallenge } from './second-factors';
