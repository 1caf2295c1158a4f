import type { BotReply } from '@starhaven/contracts/chat';
import type { Language } from '@starhaven/contracts/handbook';
import type { Live } from '@starhaven/realtime';
import type { BotConnection } from './bot-session';

export interface LiveBotOptions {
  /** The host supports only the specification: it knows no ids of lines and does not report the outcome of an earlier line. */
  isSpecOnly: boolean;
  /** The language of the bot's replies. */
  language: Language;
}

/** The private chat's side of the live connection. */
export function liveBotConnection(live: Live, { isSpecOnly, language }: LiveBotOptions): BotConnection {
  const { store } = live;
  return {
    canAsk: !isSpecOnly,
    isConnected: () => store.get().status === 'connected' && store.get().isMember,
    send: ({ line, uid, serverId, isDelivery }) =>
      // A host without the extension would treat a delivery as the line itself, and run it.
      !(isSpecOnly && isDelivery) &&
      live.send('cmdReq', {
        ...{ input: line.text, id_player: uid, id_server: serverId, language },
        // The connection fills in the session key.
        session: '',
        ...(isSpecOnly ? {} : { nonce: line.id, ...(isDelivery ? { deliver: true } : {}) }),
      }),
    onReply: (listener) => live.on('cmdRsp', (reply) => listener(isSpecOnly ? specReply(reply) : reply)),
    onConnection: store.subscribe,
  };
}

/** The fields of a reply that the specification names. */
const specReply = ({ retcode, message, timestamp }: BotReply): BotReply => ({ retcode, message, timestamp });
