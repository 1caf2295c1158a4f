import type { Mail } from '../../../platform/mail/mailer';
import { writeMail } from './write-mail';
import type { MailSite } from './write-mail';

/** A notice is still a useful warning for this long. */
const usefulForSeconds = 3 * 24 * 3600;

const utc = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export interface PasswordChange {
  username: string;
  at: Date;
}

/** Tells the owner that the password was changed. */
export function passwordChangedMail(site: MailSite, to: string, { username, at }: PasswordChange): Mail {
  return writeMail(site, {
    kind: 'password-changed',
    to,
    subject: `Your ${site.name} password was changed`,
    usefulForSeconds,
    blocks: [
      `The password of your account ${username} was changed. Every device was logged out.`,
      { facts: [['Time', utc(at)]] },
      'If it was you, there is nothing to do. If not, set a new password at once:',
      { label: 'Set a new password', link: `${site.url}/login?tab=forgot` },
    ],
  });
}

export interface EmailChange {
  username: string;
  at: Date;
}

/** Tells the old address that the account has a new one. */
export function emailChangedMail(site: MailSite, to: string, { username, at }: EmailChange): Mail {
  return writeMail(site, {
    kind: 'email-changed',
    to,
    subject: `Your ${site.name} email address was changed`,
    usefulForSeconds,
    blocks: [
      `The account ${username} has another email address now; this one no longer belongs to it.`,
      { facts: [['Time', utc(at)]] },
      'If it was you, there is nothing to do. If not, write to the people who run this site:',
      { label: 'Contact', link: `${site.url}/contact` },
    ],
  });
}

export interface NewDeviceLogin {
  username: string;
  /** Such as "Firefox on Windows". */
  device: string;
  address: string;
  at: Date;
}

/** Tells the owner of a login from a new device. */
export function newDeviceMail(site: MailSite, to: string, { username, device, address, at }: NewDeviceLogin): Mail {
  return writeMail(site, {
    kind: 'new-device',
    to,
    subject: `New login to your ${site.name} account`,
    usefulForSeconds,
    blocks: [
      `Somebody logged in to your account ${username} from a device that was not used before.`,
      {
        facts: [
          ['Device', device],
          ['Address', address],
          ['Time', utc(at)],
        ],
      },
      'If it was you, there is nothing to do. If not, set a new password at once; that also logs out every device:',
      { label: 'Set a new password', link: `${site.url}/login?tab=forgot` },
    ],
  });
}
