import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const homeMeta: MetaFunction = ({ matches }) => {
  const site = siteFromMatches(matches);
  return pageMeta({
    site,
    title: `${site.name}: private servers for Genshin Impact, Honkai: Star Rail and Blue Archive`,
    hasOwnTitle: true,
    description:
      'Download clients and servers, follow the guides and play with more than 30,000 others on community-run private servers.',
    path: '/',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: site.name,
        url: `${site.url}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${site.url}/handbook?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  });
};
