export {
  mailsEndAction as action,
  mailsEndHeaders as headers,
  mailsEndLoader as loader,
} from '@starhaven/account/server';
export { MailsEndPage as default, mailsEndMeta as meta } from '@starhaven/account';
