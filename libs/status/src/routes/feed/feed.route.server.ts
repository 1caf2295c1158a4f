import type { LoaderFunctionArgs } from '@remix-run/node';
import { incidentPath, incidentStateLabels } from '@starhaven/contracts/status';
import type { Incident } from '@starhaven/contracts/status';
import { forFeed, noFeed } from '@starhaven/prose/server';
import { siteFor, upstreamFor } from '@starhaven/upstream/server';
import { Feed } from 'feed';
import { readIncidents } from '../../lib/incidents/read-incidents.server';
import { statusPaths } from '../../lib/status-paths';

/** `/status/feed.xml`: incidents and maintenance as Atom, newest first. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { incidents } = await readIncidents(upstreamFor(context, request));
  if (incidents === null) {
    return noFeed('The incidents could not be read. Please try again in a moment.');
  }
  const site = siteFor(context);
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
      title: forFeed(`${incidentStateLabels[incident.state]}: ${incident.title}`),
      date: new Date(incident.updatedAt * 1000),
      published: new Date(incident.startsAt * 1000),
      content: toHtml(incident),
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
      return `<p><strong>${incidentStateLabels[state]}</strong> (${when})<br>${forFeed(text)}</p>`;
    })
    .join('');
}
