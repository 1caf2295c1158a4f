import type { Mailer } from '../../../platform/mail/mailer';
import { countRecentMails } from '../../../platform/mail/repository';
import { newDeviceMail } from '../mails/notice-mails';
import type { MailSite } from '../mails/write-mail';
import type { NoticeNewDevice } from '../login/login-origin';

/** An account may name another person's address: its logins must not fill that mailbox. */
const maxPerDay = 5;

/** Mails the owner, if there is an address, in the transaction of the login. */
export function createNewDeviceNotice(mailer: Mailer, site: MailSite): NoticeNewDevice {
  return async (tx, { email, username }, { device, address }) => {
    if (email === null) return;
    if ((await countRecentMails(tx, { kind: 'new-device', to: email, hours: 24 })) >= maxPerDay) return;
    await mailer.enqueue(tx, newDeviceMail(site, email, { username, device, address, at: new Date() }));
  };
}
