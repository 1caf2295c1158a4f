/** The new values; an empty field stays unchanged (docs/behaviour/account.md#edit-form). */
export interface AccountEdit {
  currentPassword: string;
  name: string;
  username: string;
  email: string;
  password: string;
  gamePassword: string;
  locale: string;
  /** The version of the values that the form showed; null: this edit overwrites earlier ones. */
  version: string | null;
}
