import { Role } from '@starhaven/contracts/session';
import { blogClient } from '../support/clients/blog-client';
import type { Scenarios, Stage } from './scenario';

const blogOf = ({ server }: Stage) => blogClient(server);

/** An editor with a post. */
async function withPost(stage: Stage) {
  const blog = blogOf(stage);
  const { key } = await blog.enter(Role.EDITOR);
  return { blog, key, id: await blog.write(key) };
}

const get = ({ server }: Stage, url: string) => server.app.inject({ url });

export const listBlogPostsScenarios: Scenarios = {
  'the posts': (stage) => get(stage, '/blog/list?tags=news,guide'),
};

export const getBlogPostScenarios: Scenarios = {
  'the post': async (stage) => get(stage, `/blog/detail/${(await withPost(stage)).id}?full=true`),
  'there is no such post': (stage) => get(stage, '/blog/detail/2000000000'),
};

export const createBlogPostScenarios: Scenarios = {
  made: async (stage) => {
    const { blog, key } = await withPost(stage);
    return blog.create(key);
  },
  'a required field is empty': async (stage) => {
    const { blog, key } = await withPost(stage);
    return blog.create(key, { title: ' ' });
  },
  'a field is too long or not valid': async (stage) => {
    const { blog, key } = await withPost(stage);
    return blog.create(key, { title: 'x'.repeat(201) });
  },
  'the account may not create posts': async (stage) => {
    const { key } = await blogOf(stage).enter();
    return blogOf(stage).create(key);
  },
};

export const editBlogPostScenarios: Scenarios = {
  changed: async (stage) => {
    const { blog, key, id } = await withPost(stage);
    return blog.edit(key, id, { title: 'Changed' });
  },
  'there is no such post to change': async (stage) => {
    const { blog, key } = await withPost(stage);
    return blog.edit(key, '2000000000');
  },
  'the account may not change this post': async (stage) => {
    const { blog, id } = await withPost(stage);
    return blog.edit((await blog.enter(Role.EDITOR)).key, id);
  },
  'the post has a newer version': async (stage) => {
    const { blog, key, id } = await withPost(stage);
    await blog.edit(key, id, { title: 'Changed' });
    return blog.edit(key, id, { version: '1' });
  },
};

export const removeBlogPostScenarios: Scenarios = {
  removed: async (stage) => {
    const { blog, key, id } = await withPost(stage);
    return blog.remove(key, id);
  },
  'there is no such post': async (stage) => {
    const { blog, key } = await withPost(stage);
    return blog.remove(key, '2000000000');
  },
  'the account may not remove this post': async (stage) => {
    const { blog, id } = await withPost(stage);
    return blog.remove((await blog.enter(Role.EDITOR)).key, id);
  },
};
