/** The member who writes, known from the session of the connection and never from a payload (docs/security.md#live-identity). */
export interface Speaker {
  accountId: number;
  name: string;
  /** The roles in effect. */
  roles: readonly number[];
}
