import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import { feedLinks } from '../../together/blog/feed-links';
import type { PostSummary } from '../../together/blog/post-summary';
import type { loader } from './post.route.server';

const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();

/** The picture for link previews: the thumbnail, else one that is drawn from the title. */
const pictureOf = ({ id, thumbnail }: PostSummary) =>
  thumbnail === '' ? `/blog/og/${encodeURIComponent(id)}.png` : thumbnail.replace('_thumbnail', '_small');

/** The page for search engines (docs/behaviour/blog.md#post-page); keywords default to `blog, article`. */
export const postMeta: MetaFunction<typeof loader> = ({ data: page, matches }) => {
  const site = siteFromMatches(matches);
  const post = page?.view?.post;
  if (!post) {
    const title = page?.problem?.title ?? 'Blog';
    const description = page?.problem?.message ?? title;
    return pageMeta({ site, title, description, path: '/blog', isIndexed: false });
  }
  const { title, shortContent, to, tags, owner, time, update, isIndexed } = post;
  const image = pictureOf(post);
  return [
    ...pageMeta({
      site,
      title,
      description: shortContent || title,
      keywords: tags.length > 0 ? tags.join(', ') : 'blog, article',
      path: to,
      image,
      isIndexed,
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: title,
          description: shortContent || title,
          image: URL.canParse(image, site.url) ? new URL(image, site.url).href : undefined,
          mainEntityOfPage: site.url + to,
          keywords: tags,
          ...(time > 0 ? { datePublished: isoTime(time) } : {}),
          ...(update > 0 || time > 0 ? { dateModified: isoTime(update || time) } : {}),
          ...(owner.username === '' ? {} : { author: { '@type': 'Person', name: owner.username } }),
          publisher: { '@type': 'Organization', name: site.name, url: site.url },
        },
      ],
    }),
    ...feedLinks,
  ];
};
