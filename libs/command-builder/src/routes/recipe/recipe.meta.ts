import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import type { loader } from './recipe.route.server';

export const recipeMeta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: data?.content?.path ?? '/command/recipe',
    title: data?.content ? `Recipe: ${data.content.name}` : 'Recipe',
    description: 'Game commands to run one after another.',
    isIndexed: false,
  });
