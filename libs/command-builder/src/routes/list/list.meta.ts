import type { MetaFunction } from '@remix-run/react';
import { engineHref } from '@starhaven/game-commands';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import type { loader } from './list.route.server';

export const commandListMeta: MetaFunction<typeof loader> = ({ data, matches, params, location }) => {
  const site = siteFromMatches(matches);
  const list = data?.list;
  if (!list)
    return pageMeta({
      site,
      title: data?.problem?.title ?? 'Command Load Error',
      description: 'The commands could not be loaded.',
      path: location.pathname,
      isIndexed: false,
    });
  const { name, gameTitle } = list.current;
  // `/command` shows the first engine, which also has its own address; search engines should index each page once.
  const isStart = params['gameSlug'] === undefined;
  return pageMeta({
    site,
    title: isStart ? 'Command List' : `Command List: ${name} (${gameTitle})`,
    description: isStart
      ? 'Build commands for private servers of Genshin Impact, Honkai: Star Rail and Blue Archive: choose, copy or run them in the chat.'
      : `All ${name} commands for ${gameTitle} private servers: fill in a form, then copy the command or run it in the chat.`,
    path: isStart ? '/command' : engineHref(list.current),
  });
};
