export interface AdminCredentials {
  username: string;
  password: string;
}

/** What the operator reads of an admin's password. `keptIn` is the file that has it until the first login; null: it is nowhere else. */
export function tellCredentials({ username, password }: AdminCredentials, keptIn: string | null = null): string {
  const where = keptIn === null ? 'shown only once' : `kept in ${keptIn} until the first login`;
  return `Admin account: ${username} / ${password}  (${where}; \`npm run admin:reset\` makes a new one)`;
}
