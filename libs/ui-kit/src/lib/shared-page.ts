/** The part of Remix's arguments of `headers` that matters here. */
interface HeadersArguments {
  loaderHeaders?: Headers;
  errorHeaders?: Headers | undefined;
}

/** `headers` of a route whose page is the same for every anonymous visitor. */
export interface SharedPageHeaders {
  (args?: HeadersArguments): Record<string, string>;
  /** Names of the query parameters that the page reads; all others are taken off the address before it is rendered. */
  readonly sharedQuery: readonly string[];
}

const fromLoader = ['Cache-Control', 'Retry-After'];

/**
 * Makes `headers` for a route whose page is the same for every anonymous visitor: the launcher then renders it once per change of its
 * data and address. Every other page is sent `private, no-store`. A loader that sets `Cache-Control` itself has the last word, such
 * as `private` for a page of which a part failed.
 */
export function sharedPage({ query = [] }: { query?: readonly string[] } = {}): SharedPageHeaders {
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
  return Object.assign(headers, { sharedQuery: query });
}

/** `headers` of a shared page that reads no query parameter. */
export const sharedPageHeaders = sharedPage();

/** Headers of a loader whose page lacks a part that failed: nobody else may get it, and the next visit asks again. */
export const unsharedPage = { 'Cache-Control': 'private, no-store' } as const;
