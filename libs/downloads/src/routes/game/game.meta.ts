import type { MetaFunction } from '@remix-run/react';
import { downloadsPath } from '@starhaven/contracts/games';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import type { loader } from './game.route.server';

export const gameMeta: MetaFunction<typeof loader> = ({ data, matches, params }) => {
  const site = siteFromMatches(matches);
  const { game, problem } = data ?? { game: null, problem: null };
  const path = downloadsPath(params['gameSlug'] ?? '');
  if (!game)
    return pageMeta({
      site,
      title: problem?.title ?? 'Game Not Found',
      description: problem?.canRetry ? 'This game could not be loaded right now.' : 'There is no such game here.',
      path,
      isIndexed: false,
    });
  return pageMeta({
    site,
    title: `${game.title} private server download`,
    description: game.description,
    keywords: game.keyword,
    image: game.image,
    path,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'SoftwareApplication',
        name: `${game.title} private server`,
        description: game.description,
        url: `${site.url}${path}`,
        applicationCategory: 'GameApplication',
        operatingSystem: 'Windows, Android, iOS',
        softwareVersion: game.version,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
    ],
  });
};
