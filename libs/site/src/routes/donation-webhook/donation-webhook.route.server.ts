import type { ActionFunctionArgs } from '@remix-run/node';
import { donationServices, maxSignatureChars, maxWebhookBytes, receiveDonation } from '@starhaven/contracts/donations';
import { extensions } from '@starhaven/contracts/protocol';
import { orNull, upstreamFor } from '@starhaven/upstream/server';

/** The header with a service's proof; Ko-fi's proof is in the body. */
const signatureHeaders: Readonly<Record<string, string>> = {
  saweria: 'Saweria-Callback-Signature',
  trakteer: 'X-Webhook-Token',
};

const answer = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });

/** Refusals of our API that the service must see; for all others, the message counts as unreadable. */
const passedOn = new Set([401, 404, 429, 503, 507]);

/**
 * The address to which a donation service sends its webhook (docs/behaviour/site.md#donations). Passes the body on unchanged; our API
 * checks the proof. A failure is answered in a way that makes the service send again.
 */
// Not made by formAction: another service sends this, not a form.
export async function action({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  const service = donationServices.find((name) => name === params['service']);
  const client = upstreamFor(context, request);
  if (service === undefined || !client.hasExtension(extensions.donations)) return answer(404, 'Not Found');
  const payload = await request.text();
  const signature = request.headers.get(signatureHeaders[service] ?? '-') ?? '';
  if (Buffer.byteLength(payload) > maxWebhookBytes || signature.length > maxSignatureChars)
    return answer(413, 'Payload Too Large');
  const result = await orNull(() => client.call(receiveDonation, { body: { service, payload, signature } }));
  if (result === null) return answer(503, 'Please send it again.');
  if (result.ok) return answer(200, 'ok');
  return answer(passedOn.has(result.retcode) ? result.retcode : 400, result.message);
}

/** Only services use the address, with POST. */
export const loader = () => answer(405, 'Method Not Allowed');
