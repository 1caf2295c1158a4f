import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Incident } from '@starhaven/contracts/status';
import { findService, upstreamFor } from '@starhaven/upstream/server';
import { Feed } from 'feed';
import { incidentStateLabel } from '../../lib/incidents/incident-words';
import { readIncidents } from '../../lib/incidents/read-incidents.server';
import { incidentPath, statusPaths } from '../../lib/status-paths';

/** `/status/feed.xml`: incidents and maintenance as Atom, newest first. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const incidents = await readIncidents(upstreamFor(context, request));
  if (incidents === 'unreachable') {
    return new Response('The incidents could not be read. Please try again in a moment.', {
      status: 503,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60', 'Cache-Control': 'no-store' },
    });
  }
  const site = siteOf(context, request);
  const feed = new Feed({
    id: `${site.url}${statusPaths.page}`,
    title: `${site.name} status`,
    description: `Incidents and maintenance of ${site.name}`,
    link: `${site.url}${statusPaths.incidents}`,
    feedLinks: { atom: `${site.url}${statusPaths.feed}` },
    copyright: '',
    // Atom requires an author.
    author: { name: site.name },
    updated: lastUpdateOf(incidents === 'static' ? [] : incidents),
  });
  for (const incident of incidents === 'static' ? [] : incidents) {
    feed.addItem({
      id: `${site.url}${incidentPath(incident.id)}`,
      link: `${site.url}${incidentPath(incident.id)}`,
      // The library declares titles as HTML.
      title: withoutControls(escapeHtml(`${incidentStateLabel[incident.state]}: ${incident.title}`)),
      date: new Date(incident.updatedAt * 1000),
      published: new Date(incident.startsAt * 1000),
      content: withoutControls(toHtml(incident)),
    });
  }
  return new Response(feed.atom1(), {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      'Access-Control-Allow-Origin': '*',
    },
  });
}

/** The launcher provides name and address; under plain remix-serve they come from the request. */
function siteOf(context: unknown, request: Request): { name: string; url: string } {
  const given = findService<{ name: string; url: string }>(context, 'site');
  return given ?? { name: 'Starhaven', url: new URL(request.url).origin };
}

/** Atom requires a date even for a feed without entries; the start time means that nothing has happened since. */
const startedAt = new Date();

function lastUpdateOf(incidents: readonly Incident[]): Date {
  if (incidents.length === 0) return startedAt;
  return new Date(Math.max(...incidents.map(({ updatedAt }) => updatedAt)) * 1000);
}

/** Feed readers show the content as HTML, but the operator writes plain text. */
function toHtml({ updates }: Incident): string {
  return (updates ?? [])
    .map(({ time, state, text }) => {
      const when = `${new Date(time * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
      return `<p><strong>${incidentStateLabel[state]}</strong> (${when})<br>${escapeHtml(text)}</p>`;
    })
    .join('');
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** XML cannot represent most control characters; a single one would break the whole feed. */
// eslint-disable-next-line no-control-regex -- these are what is taken out
const withoutControls = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
