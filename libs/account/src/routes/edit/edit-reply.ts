import type { EditableField } from '@starhaven/contracts/account';
import type { FormReply } from '@starhaven/ui-kit';

/** The edit page's fields in a reply, in addition to those of every form. */
export interface EditReplyFields {
  /** Fields that another window changed since this form was shown. */
  changed: EditableField[];
  /** The address cannot be changed before this time, unix seconds; null when it can (docs/behaviour/account.md#edit-form). */
  emailLockedUntil: number | null;
  /** The address that was typed before the field was locked. */
  emailDraft: string | null;
}

export const editReplyDefaults: EditReplyFields = { changed: [], emailLockedUntil: null, emailDraft: null };

export type EditReply = FormReply<'save'> & EditReplyFields;
