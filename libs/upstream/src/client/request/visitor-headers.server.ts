import { signVisitorAddress, visitorAddressHeader } from '@starhaven/node-kit/server';
import type { Visitor } from '../../types';

/**
 * The headers of a shared read. The empty address means that the request is not for a particular visitor: no visitor's address, browser or
 * limit may decide what all others see.
 */
export function sharedReadHeaders(
  { requestId, traceparent }: Visitor,
  trustSecret: string | undefined,
): Record<string, string> {
  const headers = visitorHeaders({ requestId, traceparent }, trustSecret);
  if (trustSecret) headers[visitorAddressHeader] = signVisitorAddress('', trustSecret);
  return headers;
}

/** The headers that identify the visitor of the request to the API. Values that could break a header line are left out. */
export function visitorHeaders(visitor: Visitor, trustSecret: string | undefined): Record<string, string> {
  const headers: Record<string, string> = {};
  const { visitorAddress, requestId, traceparent, userAgent } = visitor;
  if (trustSecret && visitorAddress && /^[\da-fA-F.:]+$/.test(visitorAddress)) {
    headers[visitorAddressHeader] = signVisitorAddress(visitorAddress, trustSecret);
  }
  if (requestId && /^[\w.:-]{1,128}$/.test(requestId)) headers['x-request-id'] = requestId;
  if (userAgent && /^[\x20-\x7e]{1,512}$/.test(userAgent)) headers['user-agent'] = userAgent;
  if (traceparent && /^[\da-f]{2}(-[\da-f]+){3}$/.test(traceparent)) headers.traceparent = traceparent;
  return headers;
}
