import type { AccountContext } from '../../account-context';

/** The dependencies of linking and unlinking. */
export type SocialLinkContext = Pick<AccountContext, 'db' | 'wrongPasswords' | 'mailer' | 'site'>;
