import type { BotReply } from '@starhaven/contracts/chat';
import { languageOfTags } from '@starhaven/contracts/handbook';
import type { Live } from '@starhaven/realtime';
import type { BotConnection } from './bot-session';

export interface LiveBotOptions {
  /** The host supports only the specification: it knows no ids of lines and does not report the outcome of an earlier line. */
  isSpecOnly: boolean;
  /** The account's language tag; empty for that of the browser. */
  locale: string;
}

/**
 * The private chat's side of the live connection.
 * @param options are read again for each line, because the account's language may change
 */
export function liveBotConnection(live: Live, options: Readonly<LiveBotOptions>): BotConnection {
  const { isSpecOnly } = options;
  const { store } = live;
  return {
    canAsk: !isSpecOnly,
    isConnected: () => store.get().status === 'connected' && store.get().isMember,
    send: ({ line, uid, serverId, isDelivery }) =>
      // A host without the extension would treat a delivery as the line itself, and run it.
      !(isSpecOnly && isDelivery) &&
      live.send('cmdReq', {
        ...{ input: line.text, id_player: uid, id_server: serverId },
        language: languageOfTags([options.locale, ...navigator.languages]),
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
