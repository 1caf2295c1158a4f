/** The part of Remix's `headers` arguments that this code uses. */
interface HeadersArguments {
  actionHeaders?: Headers;
  loaderHeaders?: Headers;
  errorHeaders?: Headers | undefined;
}

/** `headers` of a route whose page is the same for every anonymous visitor. */
export interface SharedPageHeaders {
  (args?: HeadersArguments): Record<string, string>;
  /** Names of the query parameters that the page reads; all others are removed from the address before it is rendered. */
  readonly sharedQuery: readonly string[];
  /**
   * An address with a query parameter of this prefix is not shared, because the number of such parameters is unlimited, as for form fields.
   */
  readonly unsharedPrefix?: string | undefined;
  /** An address with one of these query parameters is not shared, because they fill in a form. */
  readonly unsharedNames?: readonly string[] | undefined;
  /**
   * Name of the query parameter with the visitor's device (`android`, `ios`), so that each device has its own shared page. The launcher
   * sets it on an address without a query.
   */
  readonly deviceName?: string | undefined;
}

const fromLoader = ['Cache-Control', 'Retry-After'];

/**
 * Makes `headers` for a route whose page is the same for every anonymous visitor: the launcher then renders it once per address until its
 * data changes. Every other page is sent `private, no-store`. A `Cache-Control` that the loader sets has priority, for example `private`
 * for a page with a failed part.
 */
export function sharedPage({
  query = [],
  unsharedPrefix,
  unsharedNames,
  deviceName,
}: {
  query?: readonly string[];
  unsharedPrefix?: string;
  unsharedNames?: readonly string[];
  deviceName?: string;
} = {}): SharedPageHeaders {
  const headers = ({ loaderHeaders, errorHeaders }: HeadersArguments = {}) => {
    const answer: Record<string, string> = {
      'Cache-Control': errorHeaders ? 'private, no-store' : 'public, no-cache',
    };
    for (const name of fromLoader) {
      const value = errorHeaders?.get(name) ?? loaderHeaders?.get(name);
      if (value) answer[name] = value;
    }
    return answer;
  };
  return Object.assign(headers, { sharedQuery: query, unsharedPrefix, unsharedNames, deviceName });
}

/** `headers` of a shared page that reads no query parameter. */
export const sharedPageHeaders = sharedPage();

/** Headers of a page for one visitor, or with a failed part: it is not shared, and the next visit loads it again. */
export const unsharedPage = { 'Cache-Control': 'private, no-store' } as const;

/**
 * `headers` of a page for one visitor. Of the headers that actions and loaders set, Remix sends only those returned here, so this passes
 * on when to ask again (docs/decisions/0019-one-result-one-action.md).
 */
export function unsharedHeaders({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArguments = {}) {
  const answer: Record<string, string> = { ...unsharedPage };
  const retryAfter = [errorHeaders, actionHeaders, loaderHeaders]
    .map((headers) => headers?.get('Retry-After'))
    .find(Boolean);
  if (retryAfter) answer['Retry-After'] = retryAfter;
  return answer;
}
