import { createHash } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { defaultLanguage, languages } from '@starhaven/contracts/handbook';
import { failureStatus, isUpstreamError, upstreamFor } from '@starhaven/upstream/server';
import { findItemParamType, pickerKinds } from '../../lib/picker-kinds';
import type { PickerList } from '../../lib/picker-row';
import { findPickerItems, readPickerList } from '../../lib/read-picker-list.server';
import type { AskedList } from '../../lib/read-picker-list.server';
import { maxQueryLength } from '../../lib/search-rows';

/**
 * `/command/data/items.json?game=&type=&language=`: a whole list for the pickers; `type` is a type of parameter. With `q` it is what the
 * handbook's index finds instead, or null on a host without one. Failures are `{ problem }`.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = readAsked(searchParams);
  if (asked === null) return problem('There is no such list', 400);
  const client = upstreamFor(context, request);
  const query = searchParams.get('q');
  try {
    if (query !== null) {
      const found = await findPickerItems(client, asked, query.slice(0, maxQueryLength).trim());
      return Response.json({ found }, { headers: { 'Cache-Control': 'no-cache' } });
    }
    return listAnswer(await readPickerList(client, asked), request);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return problem(pickerKinds[asked.type].errorTitle, failureStatus(error));
  }
}

function readAsked(params: URLSearchParams): AskedList | null {
  const type = findItemParamType(params.get('type'));
  const game = params.get('game') ?? '';
  const asked = (params.get('language') || defaultLanguage).toUpperCase();
  const language = languages.find((known) => known === asked);
  if (type === null || language === undefined || !/^[1-9]\d{0,3}$/.test(game)) return null;
  return { game: Number(game), type, language };
}

const problem = (title: string, status: number) =>
  Response.json({ problem: title }, { status, headers: { 'Cache-Control': 'no-store' } });

/** The biggest list has a megabyte: it is written once for each answer of the host. */
const written = new WeakMap<PickerList, { body: string; etag: string }>();

function listAnswer(list: PickerList, request: Request): Response {
  let text = written.get(list);
  if (text === undefined) {
    const body = JSON.stringify(list);
    text = { body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
    written.set(list, text);
  }
  const headers = { 'Cache-Control': 'no-cache', ETag: text.etag, 'Content-Type': 'application/json; charset=utf-8' };
  const isKnown = request.headers.get('if-none-match')?.split(/,\s*/).includes(text.etag) ?? false;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(text.body, { headers });
}
