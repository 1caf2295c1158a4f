export interface AdminCredentials {
  username: string;
  password: string;
}

/**
 * The text about an admin's password for the operator. `keptIn` is the file that stores the password until the first login; null: it is
 * not stored.
 */
export function formatCredentials({ username, password }: AdminCredentials, keptIn: string | null = null): string {
  const where = keptIn === null ? 'shown only once' : `kept in ${keptIn} until the first login`;
  return `Admin account: ${username} / ${password}  (${where}; \`npm run admin:reset\` makes a new one)`;
}
