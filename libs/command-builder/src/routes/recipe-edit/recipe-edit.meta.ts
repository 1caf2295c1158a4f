import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const recipeEditMeta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/command/recipes/edit',
    title: 'Write a recipe',
    description: 'Several game commands under one name, with values to fill in.',
    isIndexed: false,
  });
