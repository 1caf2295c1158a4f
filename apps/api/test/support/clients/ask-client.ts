import { blogClient } from './blog-client';
import type { Writer } from './blog-client';
import type { TestApp } from '../test-app';

export const askDraft = {
  title: 'Which client fits the server?',
  body: 'The launcher says **old version**.',
  tags: ['setup'],
};

export type AskClient = ReturnType<typeof askClient>;

/** The calls of questions and answers in the form in which clients send them. */
export function askClient(api: Pick<TestApp, 'app' | 'database'>) {
  const { enter } = blogClient(api);
  const headersOf = (member?: Writer | null) => (member ? { authorization: member.key } : {});
  const client = {
    enter,
    get: async (url: string, member?: Writer) => (await api.app.inject({ url, headers: headersOf(member) })).json(),
    raw: async (url: string) => {
      const answer = await api.app.inject({ url });
      return { json: answer.json(), body: answer.body };
    },
    send: async (path: string, member: Writer | null, payload: object = {}) =>
      (await api.app.inject({ method: 'POST', url: `/ask/${path}`, headers: headersOf(member), payload })).json(),
    /** A new question's id. @throws when it is refused */
    question: async (member: Writer, fields: object = {}): Promise<string> => {
      const answer = await client.send('question', member, { ...askDraft, ...fields });
      if (answer.retcode !== 0) throw new Error(JSON.stringify(answer));
      return answer.data.id;
    },
    answer: async (member: Writer, id: string, body = 'Take the version of the status page.'): Promise<string> => {
      const answer = await client.send(`question/${id}/answer`, member, { body, engineVersion: '1.7' });
      if (answer.retcode !== 0) throw new Error(JSON.stringify(answer));
      return answer.data.id;
    },
    read: async (id: string) => (await client.get(`/ask/question/${id}`)).data,
    list: (query = '') => client.get(`/ask/list${query}`),
  };
  return client;
}
