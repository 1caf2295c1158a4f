import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const recipesMeta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/command/recipes',
    title: 'Recipes',
    description: 'Game commands to run one after another, kept in your browser.',
    isIndexed: false,
  });
