import type { ChatMessage, ChatMute, ChatRoom } from '@starhaven/contracts/chat';
import type { EarlyMessages } from '../../shell/chat-opener/use-inbox';
import type { RoomState } from './room-state';

export interface RoomOptions {
  /** Short name of the room; default the public one. */
  slug?: string;
  /** The host supports only the specification: it sends the history itself and answers no message. */
  isSpecOnly: boolean;
  early: EarlyMessages;
  /** The account's own messages that wait for approval, as the host lists them; missing = not known. */
  waiting?: readonly ChatMessage[];
}

/** Why this account, or everybody, cannot write; null = no limit. */
export type RoomLimits = Pick<RoomSnapshot, 'mute' | 'info'>;

export interface RoomSnapshot extends RoomState {
  /** `performance.now()` until which the host accepts no message; 0 = now. */
  pausedUntilMs: number;
  /** The account may not write; null = it may. */
  mute: ChatMute | null;
  /** The room with its pause; null = not known. */
  info: ChatRoom | null;
}

/** A room of this tab (docs/behaviour/chat.md#public-chat). It lives as long as the page, also while the window is closed. */
export interface Room {
  readonly slug: string;
  get: () => RoomSnapshot;
  subscribe: (listener: () => void) => () => void;
  /** Uid of the logged-in account, or null. Another account starts with an empty room. */
  setAccount: (account: string | null) => void;
  /** Called when the room is shown: requests its messages, also after each new connection. Returns a function that leaves the room. */
  enter: () => () => void;
  /** Returns false if the message was not accepted; its text must stay. */
  send: (input: string) => boolean;
  retry: (nonce: string) => void;
  discard: (nonce: string) => void;
  /** Takes the limits from an HTTP answer. Limits that the connection sent are newer and win. */
  learn: (limits: RoomLimits) => void;
  /** Key of the newest message that the visitor has seen; null = none yet. */
  readKey: string | null;
}
