import type { EditableField } from '@starhaven/contracts/account';

/** The fields of an edit in the middle of a sentence. */
export const fieldNames: Record<EditableField, string> = {
  name: 'name',
  username: 'username',
  email: 'email address',
  password_web: 'web password',
  password_ingame: 'in-game password',
  locale: 'language',
};
