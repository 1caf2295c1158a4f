import type { Mail } from '../../../platform/mail/mailer';
import { undoDays } from '../email/issue-email-undo';
import { writeMail } from './write-mail';
import type { MailBlock, MailSite } from './write-mail';

/** A notice is still a useful warning for this long. */
const usefulForSeconds = 3 * 24 * 3600;

const utc = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export interface PasswordChange {
  username: string;
  at: Date;
}

/** Notifies the owner that the password was changed. */
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
  newEmail: string;
  at: Date;
  /** The token that undoes the change; null for an address that was never confirmed: it may be a stranger's. */
  undo: string | null;
}

/** Enough for the owner to recognise the address; the mailbox may be somebody else's by now. */
const hidden = (email: string) => email.replace(/^(.).*(?=@)/su, '$1…');

const undoBlocks = (site: MailSite, undo: string | null): MailBlock[] =>
  undo === null
    ? [
        'If it was you, there is nothing to do. If not, write to the people who run this site:',
        { label: 'Contact', link: `${site.url}/contact` },
      ]
    : [
        `If it was you, there is nothing to do. If not, undo it within ${undoDays} days; that also logs out every device. Then set a new password at once, because somebody knows the current one:`,
        { label: 'Undo the change', link: `${site.url}/account/email/undo?undo=${undo}` },
      ];

/** Notifies the confirmed address that somebody entered a new address. The new address replaces it once it is confirmed. */
export function emailChangeRequestedMail(
  site: MailSite,
  to: string,
  { username, newEmail, at, undo }: EmailChange,
): Mail {
  return writeMail(site, {
    kind: 'email-change-requested',
    to,
    subject: `A new email address for your ${site.name} account`,
    usefulForSeconds,
    blocks: [
      `Somebody entered a new email address for the account ${username}. This address stays until the new one is confirmed.`,
      {
        facts: [
          ['New address', hidden(newEmail)],
          ['Time', utc(at)],
        ],
      },
      ...undoBlocks(site, undo),
    ],
  });
}

/** Notifies the former address that the account has a new one. */
export function emailChangedMail(site: MailSite, to: string, { username, newEmail, at, undo }: EmailChange): Mail {
  return writeMail(site, {
    kind: 'email-changed',
    to,
    subject: `Your ${site.name} email address was changed`,
    usefulForSeconds,
    blocks: [
      `The account ${username} has a new email address now. This address no longer belongs to the account.`,
      {
        facts: [
          ['New address', hidden(newEmail)],
          ['Time', utc(at)],
        ],
      },
      ...undoBlocks(site, undo),
    ],
  });
}

export interface PlannedDeletion {
  username: string;
  deletionAt: Date;
  posts: 'keep' | 'delete';
}

/** Notifies the owner of the date of the deletion and how to keep the account. */
export function deletionPlannedMail(
  site: MailSite,
  to: string,
  { username, deletionAt, posts }: PlannedDeletion,
): Mail {
  return writeMail(site, {
    kind: 'deletion-planned',
    to,
    subject: `Your ${site.name} account will be deleted`,
    usefulForSeconds,
    blocks: [
      `The account ${username} will be deleted. Every device was logged out.`,
      {
        facts: [
          ['Deletion', utc(deletionAt)],
          ['Posts', posts === 'keep' ? 'stay, without a name' : 'are deleted'],
        ],
      },
      'To keep the account, log in before then. If it was not you who asked, set a new password at once and log in:',
      { label: 'Set a new password', link: `${site.url}/login?tab=forgot` },
    ],
  });
}

export interface SecurityChange {
  username: string;
  /** A sentence about the account. */
  what: string;
  at: Date;
}

/** Notifies the owner of a change of the account's protection. */
export function securityChangeMail(site: MailSite, to: string, { username, what, at }: SecurityChange): Mail {
  return writeMail(site, {
    kind: 'security-change',
    to,
    subject: `The security of your ${site.name} account was changed`,
    usefulForSeconds,
    blocks: [
      `This is about your account ${username}. ${what}`,
      { facts: [['Time', utc(at)]] },
      'If it was you, there is nothing to do. If not, set a new password at once; that also logs out every device:',
      { label: 'Set a new password', link: `${site.url}/login?tab=forgot` },
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

/** Notifies the owner of a login from a new device. */
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
