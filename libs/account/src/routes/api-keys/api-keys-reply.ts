import type { FormReply } from '@starhaven/ui-kit';

/** The forms of the page. */
export type ApiKeysIntent = 'create' | 'revoke';

/** The page's fields in a reply, in addition to those of every form. */
export interface ApiKeysReplyFields {
  /** The new key. No other answer contains it. */
  created: { name: string; key: string } | null;
}

export const apiKeysReplyDefaults: ApiKeysReplyFields = { created: null };

export type ApiKeysReply = FormReply<ApiKeysIntent> & ApiKeysReplyFields;
