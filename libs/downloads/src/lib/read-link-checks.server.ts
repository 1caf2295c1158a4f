import { listLinkChecks } from '@starhaven/contracts/games';
import type { GameBuild } from '@starhaven/contracts/games';
import { extensions } from '@starhaven/contracts/protocol';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { orNull, requireSuccess } from '@starhaven/upstream/server';
import type { LinkChecks } from './link-checks';

const timeoutMs = 1_500;
const freshForMs = 60_000;

/** When the links of a game last answered; empty if the host does not send it. */
export async function readLinkChecks(client: UpstreamClient, slug: string): Promise<LinkChecks> {
  if (!client.hasExtension(extensions.linkChecks)) return {};
  const checks = await orNull(async () => {
    const asked = { params: { slug }, freshForMs, signal: AbortSignal.timeout(timeoutMs) };
    const { data } = requireSuccess(listLinkChecks, await client.call(listLinkChecks, asked));
    return Object.fromEntries(data.map(({ url, ...check }) => [url, check]));
  });
  return checks ?? {};
}

/** The checks of one build, because the page needs only these. */
export function checksOf(build: GameBuild | null, checks: LinkChecks): LinkChecks {
  const links = (build?.download ?? []).flatMap(({ link }) => link);
  const urls = links.flatMap(({ url, mirror }) => [url, ...mirror.map((one) => one.url)]);
  return Object.fromEntries(
    urls.flatMap((url) => {
      const check = Object.hasOwn(checks, url) ? checks[url] : undefined;
      return check ? [[url, check] as const] : [];
    }),
  );
}
