import * as v from 'valibot';

const HttpUrlSchema = v.pipe(
  v.string(),
  v.check((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http or https URL'),
);

export interface UpstreamEnvironment {
  accountUrl: string;
  bookUrl: string;
  trustSecret?: string;
}

/** Reads where the hosts are; throws one line that names the variable when a value is wrong. */
export function readUpstreamEnvironment(
  environment: Record<string, string | undefined> = process.env,
): UpstreamEnvironment {
  const ownApi = `http://127.0.0.1:${environment.API_PORT || '4000'}`;
  return {
    accountUrl: readUrl('ACCOUNT_API_URL', environment.ACCOUNT_API_URL || ownApi),
    bookUrl: readUrl('BOOK_API_URL', environment.BOOK_API_URL || ownApi),
    trustSecret: environment.API_TRUST_SECRET || undefined,
  };
}

function readUrl(name: string, value: string): string {
  const result = v.safeParse(HttpUrlSchema, value);
  if (result.success) return value;
  throw new Error(`${name} is ${JSON.stringify(value)}; it must be an http or https URL`);
}
