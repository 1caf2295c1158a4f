import { Chat } from '../../../src/modules/chat';
import type { ChatOptions } from '../../../src/modules/chat';
import type { RedisLink } from '../../../src/modules/live';
import type { Database } from '../../../src/platform/database/database';
import { Limits } from '../../../src/platform/limits/limits';
import { createLogger } from '../../../src/platform/logging/logger';
import type { TestApi } from '../test-api';
import { startLive, Visitor } from './live-server';
import type { TestLive } from './live-server';

/** An API server with live connections and the chat. */
export interface ChatNode {
  live: TestLive;
  chat: Chat;
  stop: () => Promise<void>;
}

type ChatParts = Partial<Omit<ChatOptions, 'database' | 'limits'>>;

/** Starts one. Without `parts` it knows no game servers and no characters. */
export async function startChatNode(
  database: Database,
  { redis = null, ...parts }: ChatParts & { redis?: RedisLink | null } = {},
): Promise<ChatNode> {
  const live = await startLive(database, { redis });
  const chat = new Chat(live.live, {
    database,
    limits: new Limits({ database, metrics: live.metrics, onStoreError: () => {} }),
    gateway: { findServer: () => null, runCommand: () => Promise.reject(new Error('no commands here')) },
    findCharacter: async () => null,
    log: createLogger('silent'),
    ...parts,
  });
  await chat.start();
  const stop = async () => {
    await chat.stop();
    await live.stop();
  };
  return { live, chat, stop };
}

/** API servers with a chat that share the database of a suite, without Redis. They start before its tests and stop after them. */
export function useChatNodes(api: TestApi, count: number, parts?: () => ChatParts): ChatNode[] {
  const nodes: ChatNode[] = [];
  beforeAll(async () => {
    while (nodes.length < count) nodes.push(await startChatNode(api.database, parts?.()));
  });
  api.beforeClose(async () => {
    for (const node of nodes) await node.stop();
  });
  return nodes;
}

/** The visitors of a suite; they are disconnected after each test. */
export function useVisitors() {
  const visitors: Visitor[] = [];
  const closeAll = () => {
    for (const visitor of visitors.splice(0)) visitor.close();
  };
  afterEach(closeAll);
  /** `page` null: a client of the specification. */
  const connect = async (node: Pick<ChatNode, 'live'> | undefined, page: string | null = '/'): Promise<Visitor> => {
    const visitor = await Visitor.connect(node?.live.url ?? '', page);
    visitors.push(visitor);
    return visitor;
  };
  /** Connects and joins the public room. */
  const join = async (node: Pick<ChatNode, 'live'> | undefined, sessionKey: string, page: string | null = '/') => {
    const visitor = await connect(node, page);
    visitor.emit('chat_join_room_public', { sessionKey });
    await visitor.hears('chat_user_update_public');
    return visitor;
  };
  return { connect, join, closeAll };
}
