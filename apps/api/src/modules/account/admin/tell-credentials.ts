export interface AdminCredentials {
  username: string;
  password: string;
}

/** The line that the operator sees once; the password is nowhere else. */
export function tellCredentials({ username, password }: AdminCredentials): string {
  return `Admin account: ${username} / ${password}  (shown only once; \`npm run admin:reset\` makes a new one)`;
}
