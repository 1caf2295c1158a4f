import type { BlogPost, OwnBlogPost } from '@starhaven/contracts/blog';
import { Role } from '@starhaven/contracts/session';
import { accountClient, newAddress } from './account-client';
import type { TestApp } from '../test-app';

export interface Writer {
  key: string;
  uid: string;
}

export const draft = {
  title: 'A new season',
  content: '# Hello\n\nText of the post.',
  shortContent: 'What is new.',
  slug: 'a-new-season',
  thumbnail: '',
  comment: 'true',
  index: 'true',
  tags: 'news,guide',
};

/** The calls of the blog in the form in which clients send them. */
export function blogClient(api: Pick<TestApp, 'app' | 'database'>) {
  const headersOf = (key?: string) => (key === undefined ? {} : { authorization: key });
  const get = async (url: string, key?: string) => (await api.app.inject({ url, headers: headersOf(key) })).json();
  const post = (url: string, key: string | undefined, payload: object) =>
    api.app.inject({ method: 'POST', url, headers: headersOf(key), payload });
  const form = (url: string, key: string | undefined, fields: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url,
      headers: { ...headersOf(key), 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const client = {
    get,
    /** A new account with these roles. */
    enter: async (...roles: Role[]): Promise<Writer> => {
      const { data } = await accountClient(api).enter();
      await client.setRoles(data.uid, roles);
      return { key: data.sessionKey, uid: String(data.uid) };
    },
    setRoles: (uid: string, roles: Role[]) =>
      api.database.query('update account set roles = $1::smallint[] where id = $2', [
        `{${[Role.MEMBER, ...roles].join(',')}}`,
        uid,
      ]),
    create: (key: string | undefined, fields: Record<string, string> = {}) =>
      form('/blog/create', key, { ...draft, ...fields }),
    /** @throws when the post is refused */
    write: async (key: string, fields: Record<string, string> = {}): Promise<string> => {
      const answer = (await client.create(key, fields)).json();
      if (answer.retcode !== 0) throw new Error(JSON.stringify(answer));
      return answer.data.id;
    },
    edit: (key: string | undefined, id: string, fields: Record<string, string> = {}) =>
      form(`/blog/edit/${id}`, key, { ...draft, ...fields }),
    remove: (key: string | undefined, id: string) =>
      api.app.inject({ method: 'DELETE', url: `/article/remove/${id}`, headers: headersOf(key) }),
    restore: async (key: string, id: string) => (await post(`/blog/restore/${id}`, key, {})).json(),
    share: async (key: string, id: string, isShared: boolean) =>
      (await post(`/blog/preview/${id}`, key, { isShared })).json(),
    view: async (id: string, address = newAddress()) =>
      (await api.app.inject({ method: 'POST', url: `/blog/view/${id}`, remoteAddress: address, payload: {} })).json(),
    detail: (id: string, full = false) => get(`/blog/detail/${id}${full ? '?full=true' : ''}`),
    list: (query = '') => get(`/blog/list${query}`),
    titles: async (query = ''): Promise<string[]> =>
      (await client.list(query)).data.map(({ title }: BlogPost) => title),
    own: async (key: string): Promise<OwnBlogPost[]> => (await get('/blog/own', key)).data,
  };
  return client;
}
