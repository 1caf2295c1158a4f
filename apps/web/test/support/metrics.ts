import { ask } from './ask';
import { metricsToken } from './launch-web';

/** Number of renders of a route's page, and number of anonymous pages that were answered without a render. */
export async function countPages(url: string, route: string): Promise<{ rendered: number; kept: number }> {
  const { body } = await ask(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const sum = (start: string, label: string) =>
    body
      .split('\n')
      .filter((line) => line.startsWith(start) && line.includes(label))
      .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' '))), 0);
  return {
    rendered: sum('http_server_request_duration_seconds_count', `route="${route}"`),
    kept: sum('anonymous_pages_served_total', ''),
  };
}
