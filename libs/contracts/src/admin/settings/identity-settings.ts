import {
  lineOf,
  nameOf,
  HttpsSchema,
  AddressSchema,
  emptyOr,
  MailSchema,
  LinkSchema,
  listUpTo,
  setting,
} from './setting-rule';

/** The name of the site, and who runs it. */
export const identitySettings = {
  siteName: setting({
    schema: nameOf(60),
    fallback: 'Starhaven',
    isPublic: true,
    title: 'Name of the site',
    group: 'site',
  }),
  /** Shown on the contact page. Empty: the page says that the operator has not given a name. */
  operatorName: setting({
    schema: lineOf(60),
    fallback: '',
    isPublic: true,
    title: 'Who runs this site: a name, or that of a group',
    group: 'site',
  }),
  contactEmail: setting({ schema: MailSchema, fallback: '', isPublic: true, title: 'Contact address', group: 'site' }),
  /** Shown to banned accounts; if it is empty, the contact address is shown. */
  appealAddress: setting({
    schema: emptyOr([HttpsSchema, AddressSchema], 'A mail address, an address that begins with https://, or nothing'),
    fallback: '',
    isPublic: true,
    title: 'Where banned members appeal',
    group: 'site',
  }),
  communityChannels: setting({
    schema: listUpTo(LinkSchema, 10),
    fallback: [],
    isPublic: true,
    title: 'Community channels',
    group: 'site',
  }),
} as const;
