import { allowLogin } from '../account/calls/allow-login';
import { editAccount } from '../account/calls/edit-account';
import { findOnServer } from '../account/calls/find-on-server';
import { forgetPassword } from '../session/calls/forget-password';
import { getAccount } from '../account/calls/get-account';
import { getLoginHistory } from '../account/calls/get-login-history';
import { getPointsLink } from '../account/calls/get-points-link';
import { linkDevice } from '../account/calls/link-device';
import { listDevices } from '../account/calls/list-devices';
import { redeemCode } from '../account/calls/redeem-code';
import { setAccessCode } from '../account/calls/set-access-code';
import { verifyEmail } from '../account/calls/verify-email';
import { MailRetcode } from '../session/entities/login-retcode';
import type { CallCodes } from './call-codes';
import { callLists, codeRules, waitFields } from './call-codes';

const { ALREADY_SENT, QUOTA_USED_UP, RATE_LIMITED, SENT } = MailRetcode;
const list = callLists.account;
const rule = codeRules.account;

/** Calls on an existing account. */
export const accountCodes: readonly CallCodes[] = [
  {
    call: getAccount,
    list,
    codes: [{ when: 'the account', retcode: 200, fields: ['data.account', 'data.player'], rule }],
  },
  {
    call: editAccount,
    list,
    codes: [
      { when: 'changed', retcode: 200, rule },
      {
        when: 'too many changes of password or address',
        status: 429,
        retcode: 429,
        fields: waitFields,
        rule,
      },
      { when: 'too many wrong current passwords', status: 429, retcode: 429, fields: waitFields, rule },
      { when: 'too many mails to the new address', status: 429, retcode: 429, fields: waitFields, rule },
      { when: 'the current password is missing or wrong', retcode: -1 },
      {
        when: 'another edit changed the same field since the version it names',
        retcode: -1,
        fields: ['changed'],
      },
      { when: 'a value is not allowed', retcode: -1 },
    ],
  },
  {
    call: forgetPassword,
    list,
    codes: [
      { when: 'a code was sent', retcode: SENT, rule },
      { when: 'the password was changed', retcode: 0, rule },
      { when: 'a code was already sent', retcode: ALREADY_SENT, fields: ['timestamp'], rule },
      { when: 'the daily quota of mails is used up', retcode: QUOTA_USED_UP, fields: ['timestamp'], rule },
      { when: 'too many mails', status: 429, retcode: RATE_LIMITED, fields: waitFields },
      { when: 'too many codes', status: 429, retcode: RATE_LIMITED, fields: waitFields },
      { when: 'the code is wrong', retcode: -1 },
      { when: 'mails cannot be sent now', retcode: -1 },
      { when: 'a field is missing or wrong', status: 400, retcode: 400, fields: ['errors.email'] },
    ],
  },
  {
    call: verifyEmail,
    list,
    codes: [
      { when: 'a code was sent', retcode: SENT, rule },
      { when: 'the address is verified', retcode: 0, rule },
      { when: 'a code was already sent', retcode: ALREADY_SENT, fields: ['timestamp'], rule },
      { when: 'the daily quota of mails is used up', retcode: QUOTA_USED_UP, fields: ['timestamp'], rule },
      { when: 'too many mails', status: 429, retcode: RATE_LIMITED, fields: waitFields, rule },
      { when: 'too many codes', status: 429, retcode: RATE_LIMITED, fields: waitFields, rule },
      { when: 'the code is wrong', retcode: -1 },
      { when: 'mails cannot be sent now', retcode: -1 },
      { when: 'a field is missing or wrong', status: 400, retcode: 400, fields: ['errors.email'] },
    ],
  },
  {
    call: getLoginHistory,
    list,
    codes: [
      { when: 'the list', retcode: 0, fields: ['data'] },
      { when: 'cleared', retcode: 0, fields: ['data'] },
    ],
  },
  {
    call: allowLogin,
    list,
    codes: [
      { when: 'changed', retcode: 0, fields: ['data'] },
      { when: 'the address is not valid', retcode: -1 },
      { when: 'the list is full', retcode: -1 },
      { when: 'it is the last way to log in', retcode: -1 },
    ],
  },
  {
    call: setAccessCode,
    list,
    codes: [
      { when: 'changed', retcode: 0, fields: ['data.code'] },
      { when: 'the code is not allowed', retcode: -1 },
      { when: 'too many new codes', status: 429, retcode: 429, fields: waitFields },
      { when: 'the code is empty', status: 400, retcode: 400, fields: ['errors.code'] },
    ],
  },
  {
    call: redeemCode,
    list,
    codes: [
      { when: 'redeemed', retcode: 0 },
      { when: 'the code is invalid or expired: message api_db_cdkey_nokey', retcode: -1 },
      { when: 'the account has used the code', retcode: -1 },
      { when: 'the player is not on the server', retcode: -1 },
      { when: 'a field is missing', status: 400, retcode: 400, fields: ['errors.code'] },
      { when: 'too many codes', status: 429, retcode: 429, fields: waitFields },
    ],
  },
  {
    call: getPointsLink,
    list,
    codes: [{ when: 'the link', retcode: 0, fields: ['data'] }],
  },
  {
    call: findOnServer,
    list,
    codes: [
      { when: 'the player was found', retcode: 0 },
      { when: 'the search was started: message api_db_player_process', retcode: -2, rule },
      { when: 'no player was found: message api_db_player_nofound', retcode: -1, rule },
      { when: 'too many searches', status: 429, retcode: 429, fields: ['data.timestamp'], rule },
      { when: 'a code to enter in the game', retcode: 0, fields: ['data'] },
      { when: 'the game of the server takes no codes', retcode: -1 },
      { when: 'the server does not answer', retcode: -1 },
      { when: 'there is no such server', retcode: -1 },
    ],
  },
  {
    call: listDevices,
    list,
    codes: [{ when: 'the list', retcode: 0, fields: ['data'] }],
  },
  {
    call: linkDevice,
    list,
    codes: [
      { when: 'linked or unlinked', retcode: 0 },
      { when: 'the device is unknown', retcode: -1 },
      { when: 'the device is empty', status: 400, retcode: 400, fields: ['errors.deviceId'] },
    ],
  },
];
