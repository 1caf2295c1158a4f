import type { ActionFunctionArgs } from '@remix-run/node';
import { orNull, upstreamFor } from '@starhaven/upstream/server';
import type { UpstreamClient } from '@starhaven/upstream/server';

export interface ViewEndpointOptions {
  /** Whether an id has a valid format. */
  isId: (id: string) => boolean;
  /** Whether the host counts views of these texts. */
  countsViews: (client: UpstreamClient) => boolean;
  countView: (client: UpstreamClient, id: string) => Promise<unknown>;
}

const answer = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * Makes the endpoint that counts a reader of a text (`useCountView`). Only for our own host, which gets the visitor's address to count it
 * once. The web server refuses writes from other sites. A request without any origin does not come from a browser.
 */
// Not made by formAction: the page sends this with `sendBeacon`, which ignores the answer.
export function viewEndpoint({ isId, countsViews, countView }: ViewEndpointOptions) {
  return {
    action: async ({ request, params, context }: ActionFunctionArgs): Promise<Response> => {
      const id = params['id'] ?? '';
      const isBrowser = request.headers.has('Origin') || request.headers.get('Sec-Fetch-Site') === 'same-origin';
      if (!isBrowser) return answer(403);
      const client = upstreamFor(context, request);
      if (!isId(id) || !countsViews(client) || !client.isProven('book')) return answer(404);
      // Readers do not see an error if their view was not counted.
      await orNull(() => countView(client, id));
      return answer(204);
    },
    loader: () => answer(404),
  };
}
