import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Game, Platform } from '@starhaven/contracts';
import { getGameDownloads, getGameInfo } from '@starhaven/contracts';
import { sharedPage, unsharedPage } from '@starhaven/ui-kit/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { failureStatus, isUpstreamError, requireSuccess, UpstreamError, upstreamFor } from '@starhaven/upstream/server';
import { readGameSlug } from '../../lib/game-slug';
import { pickBuild } from '../../lib/pick-build';

export interface PageProblem {
  title: string;
  message: string | null;
  canRetry: boolean;
}

/**
 * The one code that means “there is none”; every other one is a failure, which may pass
 * (docs/behaviour/downloads.md#download-messages).
 */
const none = -1;

type Result<T> =
  { value: T; problem: null; status: 200 } | { value: null; problem: PageProblem; status: 404 | 502 | 503 | 504 };

/** The game and the build that the URL selects; each failure with the spec's words (docs/behaviour/downloads.md#download-messages). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const slug = readGameSlug(params['gameSlug']);
  if (slug === null) {
    const problem: PageProblem = {
      title: 'Invalid Game ID',
      message: 'No game can have this address.',
      canRetry: false,
    };
    return data({ game: null, problem, downloads: null }, { status: 404 });
  }

  const client = upstreamFor(context, request);
  const [info, platforms] = await Promise.all([readGame(client, slug), readDownloads(client, slug)]);
  if (info.problem) {
    const init = { status: info.status, headers: unsharedPage };
    return data({ game: null, problem: info.problem, downloads: null }, init);
  }

  const picked = platforms.value ? pickBuild(platforms.value, new URL(request.url).searchParams) : null;
  const downloads = {
    // The pickers need names only; the files of builds that are not shown stay on the server.
    platforms: (platforms.value ?? []).map(({ platfrom }) => ({ platfrom })),
    platform: picked ? withoutFiles(picked.platform) : null,
    build: picked?.build ?? null,
    missing: picked?.missing ?? null,
    problem: platforms.problem,
  };
  return data(
    { game: info.value, problem: null, downloads, nowSeconds: Math.floor(Date.now() / 1000) },
    platforms.problem?.canRetry ? { status: platforms.status, headers: unsharedPage } : { status: 200 },
  );
}

export const headers = sharedPage({ query: ['platform', 'version'] });

async function readGame(client: UpstreamClient, slug: string): Promise<Result<Game>> {
  try {
    const answer = await client.call(getGameInfo, { params: { slug }, query: { load: 'full' } });
    if (!('retcode' in answer)) return { value: answer, problem: null, status: 200 };
    if (answer.retcode === none) return { value: null, problem: notFound(answer.message), status: 404 };
    throw new UpstreamError('shape', getGameInfo.name, `has no game under the code ${String(answer.retcode)}`);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return {
      value: null,
      problem: failed('Game Not Found', 'Failed to fetch game info'),
      status: failureStatus(error),
    };
  }
}

async function readDownloads(client: UpstreamClient, slug: string): Promise<Result<Platform[]>> {
  try {
    const answer = await client.call(getGameDownloads, { params: { slug } });
    if (Array.isArray(answer)) return { value: answer, problem: null, status: 200 };
    if (answer.retcode !== none) requireSuccess(getGameDownloads, answer);
    const title = answer.message || 'Download data not found';
    return {
      value: null,
      problem: { title, message: 'There is nothing to download for this game yet.', canRetry: false },
      status: 404,
    };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return { value: null, problem: failed('Failed to fetch data', null), status: failureStatus(error) };
  }
}

/** The server's own message is the heading when it sent one, otherwise the spec's. */
function notFound(message: string | undefined): PageProblem {
  return { title: message || 'Game Not Found', message: 'It may have been renamed or taken down.', canRetry: false };
}

const failed = (title: string, message: string | null): PageProblem => ({ title, message, canRetry: true });

const withoutFiles = (platform: Platform): Platform => ({
  ...platform,
  version: platform.version.map((build) => ({ ...build, download: [] })),
});
