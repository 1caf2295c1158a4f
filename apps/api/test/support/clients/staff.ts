import type { CallDefinition } from '@starhaven/contracts/protocol';
import { Role } from '@starhaven/contracts/session';
import { eq } from 'drizzle-orm';
import { account } from '../../../src/modules/account/tables';
import { accountClient } from './account-client';
import type { TestApp } from '../test-app';

export interface Member {
  id: number;
  uid: string;
  username: string;
  key: string;
}

export interface Answer<Data = unknown> {
  retcode: number;
  message: string;
  data: Data;
  field?: string;
  changed?: string[];
  next?: string;
}

/** Members with roles, and the calls of staff as they send them. */
export function staffClient(api: Pick<TestApp, 'app' | 'database'>) {
  const client = accountClient(api);
  const setRoles = async (id: number, roles: number[], roleExpiresAt: Date | null = null) => {
    await api.database.db.update(account).set({ roles, roleExpiresAt }).where(eq(account.id, id));
  };
  return {
    ...client,
    setRoles,
    member: async (...roles: number[]): Promise<Member> => {
      const { data, username } = await client.enter();
      const id = Number(data.uid);
      if (roles.length > 0) await setRoles(id, [Role.MEMBER, ...roles]);
      return { id, uid: data.uid, username, key: data.sessionKey };
    },
    call: async <Data = unknown>(
      { method, path }: CallDefinition,
      key: string,
      input: Record<string, unknown> = {},
    ): Promise<Answer<Data>> => {
      const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
      const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
      const answer = await api.app.inject({
        method,
        url: method === 'GET' ? `${url}?${query}` : url,
        headers: { authorization: key },
        ...(method === 'GET' ? {} : { payload: input }),
      });
      return answer.json<Answer<Data>>();
    },
  };
}
