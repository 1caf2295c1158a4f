import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Game, Platform } from '@starhaven/contracts/games';
import { getGameDownloads, getGameInfo } from '@starhaven/contracts/games';
import type { PageProblem } from '@starhaven/ui-kit';
import { problemAnswer, sharedPage, visitorDevice } from '@starhaven/ui-kit/server';
import type { VisitorDevice } from '@starhaven/ui-kit/server';
import type { UpstreamClient, UpstreamError } from '@starhaven/upstream/server';
import { failureStatus, isDeclined, orElse, requireSuccess, upstreamFor } from '@starhaven/upstream/server';
import { fitBuild } from '../../lib/fit-build';
import { readGameSlug } from '../../lib/game-slug';
import { pickBuild } from '../../lib/pick-build';
import { readGameServers } from '../../lib/read-game-servers.server';
import { checksOf, readLinkChecks } from '../../lib/read-link-checks.server';

type Result<T> = { value: T; problem: null } | { value: null; problem: PageProblem };

/**
 * The game, and the build that the URL selects; each failure has the specification's text
 * (docs/behaviour/downloads.md#download-messages).
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const slug = readGameSlug(params['gameSlug']);
  if (slug === null) {
    const problem: PageProblem = {
      title: 'Invalid Game ID',
      message: 'This address does not name a game. Please check it, or choose a game from the list.',
      canRetry: false,
      status: 404,
    };
    return data({ game: null, problem, downloads: null }, problemAnswer(problem));
  }

  const client = upstreamFor(context, request);
  const [info, platforms, checks] = await Promise.all([
    readGame(client, slug),
    readDownloads(client, slug),
    readLinkChecks(client, slug),
  ]);
  if (info.problem) return data({ game: null, problem: info.problem, downloads: null }, problemAnswer(info.problem));

  const servers = await readGameServers(client, info.value.id);
  const search = new URL(request.url).searchParams;
  const picked = platforms.value ? pickBuild(platforms.value, search, deviceOf(request, search)) : null;
  const downloads = {
    // The pickers need only names, so the files of other builds stay on the server.
    platforms: (platforms.value ?? []).map(({ platfrom }) => ({ platfrom })),
    platform: picked ? withoutFiles(picked.platform) : null,
    build: picked?.build ?? null,
    missing: picked?.missing ?? null,
    isForDevice: picked?.isForDevice ?? false,
    problem: platforms.problem,
  };
  return data(
    {
      game: info.value,
      problem: null,
      downloads,
      servers,
      checks: checksOf(picked?.build ?? null, checks),
      fit: fitBuild(picked?.build?.name ?? '', servers),
      nowSeconds: Math.floor(Date.now() / 1000),
    },
    platforms.problem?.canRetry
      ? problemAnswer(platforms.problem)
      : { status: 200, headers: servers === null ? {} : { 'Cache-Control': `public, max-age=${factsFreshSeconds}` } },
  );
}

/** The page's servers and link checks are at most this old. */
const factsFreshSeconds = 60;

const deviceName = 'for';

export const headers = sharedPage({ query: ['platform', 'version', deviceName], deviceName });

/** For a shared page the launcher puts the device into the address; a client navigation sends the browser's own header. */
function deviceOf(request: Request, search: URLSearchParams): VisitorDevice | null {
  const named = search.get(deviceName);
  return named === 'android' || named === 'ios' ? named : visitorDevice(request.headers.get('user-agent'));
}

// Only -1 means "not found" here; every other code is a failure that may be temporary (docs/behaviour/downloads.md#download-messages).
const readGame = (client: UpstreamClient, slug: string): Promise<Result<Game>> =>
  orElse(
    async () => {
      const result = await client.call(getGameInfo, { params: { slug }, query: { load: 'full' } });
      if (!result.ok && isDeclined(result)) return { value: null, problem: notFound(result.message) };
      return { value: requireSuccess(getGameInfo, result).data, problem: null };
    },
    (error) => ({ value: null, problem: failed('Game Not Found', 'Failed to fetch game info', error) }),
  );

const readDownloads = (client: UpstreamClient, slug: string): Promise<Result<Platform[]>> =>
  orElse(
    async () => {
      const result = await client.call(getGameDownloads, { params: { slug } });
      if (!result.ok && isDeclined(result)) return { value: null, problem: nothing(result.message) };
      const { data: platforms } = requireSuccess(getGameDownloads, result);
      // Without a platform, the page has nothing to choose from.
      return platforms.length === 0 ? { value: null, problem: nothing('') } : { value: platforms, problem: null };
    },
    (error) => ({ value: null, problem: failed('Failed to fetch data', null, error) }),
  );

/** The heading is the server's own message if it sent one, otherwise the specification's. */
function notFound(message: string): PageProblem {
  const hint = 'It may have been renamed or taken down.';
  return { title: message || 'Game Not Found', message: hint, canRetry: false, status: 404 };
}

const nothing = (message: string): PageProblem => ({
  title: message || 'Download data not found',
  message: 'There is nothing to download for this game yet.',
  canRetry: false,
  status: 404,
});

/** If a refusal with a code other than -1 has a message of the host, the message is the title. */
const failed = (title: string, message: string | null, error: UpstreamError): PageProblem => ({
  title: (error.kind === 'business' && error.serverMessage) || title,
  message,
  canRetry: true,
  status: failureStatus(error),
});

const withoutFiles = (platform: Platform): Platform => ({
  ...platform,
  version: platform.version.map((build) => ({ ...build, download: [] })),
});
