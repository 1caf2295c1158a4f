import type { LoaderFunctionArgs } from '@remix-run/node';
import { defaultLanguage, languages } from '@starhaven/contracts/handbook';
import { failureStatus, orElse, upstreamFor } from '@starhaven/upstream/server';
import { findItemParamType, pickerKinds } from '../../lib/picker/picker-kinds';
import type { PickerList } from '../../lib/picker-rows/picker-row';
import { findPickerItems, readPickerList } from '../../lib/picker/read-picker-list.server';
import type { AskedList } from '../../lib/picker/read-picker-list.server';
import { maxQueryLength } from '../../lib/picker/search-rows';
import { writeList } from './written-list.server';

/**
 * `/command/data/items.json?game=&type=&language=`: a whole list for the pickers; `type` is a type of parameter. With `q` the results of
 * the handbook's index instead, or null on a host without one. Failures are `{ problem }`.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = readAsked(searchParams);
  if (asked === null) return problem('There is no such list', 400);
  const client = upstreamFor(context, request);
  const query = searchParams.get('q');
  const read = async () => {
    if (query !== null) {
      const found = await findPickerItems(client, asked, query.slice(0, maxQueryLength).trim());
      return Response.json({ found }, { headers: { 'Cache-Control': 'no-cache' } });
    }
    return listAnswer(await readPickerList(client, asked), request);
  };
  return orElse(read, (error) => problem(pickerKinds[asked.type].errorTitle, failureStatus(error)));
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

async function listAnswer(list: PickerList, request: Request): Promise<Response> {
  const { body, etag, zipped } = writeList(list);
  const headers = { 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding' };
  if (request.headers.get('if-none-match')?.split(/,\s*/).includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(request.headers.get('accept-encoding') ?? '');
  if (!acceptsGzip) return new Response(body, { headers: { ...headers, ...type } });
  return new Response(new Uint8Array(await zipped), { headers: { ...headers, ...type, 'Content-Encoding': 'gzip' } });
}
