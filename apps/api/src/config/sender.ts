import * as v from 'valibot';
import type { Sender } from '../platform/mail/compose-mail';

const address = '[^\\s<>@,;"]+@[^\\s<>@,;"]+';

/** `Name <address>`, or only an address. */
export const SenderSchema = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(?:[^<>\\p{Cc}]* *<${address}>|${address})$`, 'u'),
    'a sender such as Starhaven <no-reply@example.org>',
  ),
  v.transform((text) => {
    const [, name = '', inBrackets] = /^([^<>]*?) *<([^<>]+)>$/.exec(text) ?? [];
    return { name: name.replace(/^"|"$/g, ''), address: inBrackets ?? text };
  }),
);

/** The default sender of mails: the site's name, at its own host. */
export function defaultSender(siteName: string, siteUrl: string): Sender {
  return { name: siteName, address: `no-reply@${new URL(siteUrl).hostname}` };
}
