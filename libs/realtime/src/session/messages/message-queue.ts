import { chatMaxMessages } from '@starhaven/contracts/chat';
import type { ServerToClientEvents } from '@starhaven/contracts/live';

type Name = keyof ServerToClientEvents;

/** A message as received, not yet parsed. */
export interface RawMessage {
  name: Name;
  payload: unknown;
}

/** For each message, the waiting messages that it makes unnecessary (docs/behaviour/api.md#heard-by-the-client). */
const replaced: Partial<Record<Name, readonly Name[]>> = {
  count_online: ['count_online'],
  init_server: ['init_server', 'server_change'],
  chat_user_update_public: ['chat_user_update_public'],
};

const replaceable: ReadonlySet<Name> = new Set(Object.values(replaced).flat());

/**
 * The messages that wait to be parsed, in order. Parsing is expensive, so a message that a later one replaces is parsed only if the later
 * one is unreadable.
 */
export class MessageQueue<Parsed> {
  readonly #parse: (message: RawMessage) => Parsed | null;
  #waiting: (RawMessage & { parsed?: Parsed })[] = [];

  /** `parse` returns null for a message that does not match its contract. */
  constructor(parse: (message: RawMessage) => Parsed | null) {
    this.#parse = parse;
  }

  get length(): number {
    return this.#waiting.length;
  }

  add(message: RawMessage): void {
    this.#waiting.push(message);
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Takes the next message that is still needed, or null if there is none. */
  take(): Parsed | null {
    for (;;) {
      const first = this.#waiting[0];
      if (!first) return null;
      if (this.#isTooOld(first.name)) {
        this.#waiting.shift();
        continue;
      }
      const replacing = this.#findReplacement(first.name);
      if (replacing) {
        this.#replaceBy(replacing);
        continue;
      }
      this.#waiting.shift();
      const parsed = first.parsed ?? this.#parse(first);
      if (parsed !== null) return parsed;
    }
  }

  /** The chat shows only the latest messages, so older ones need not be parsed. */
  #isTooOld(name: Name): boolean {
    return name === 'chatRsp' && this.#waiting.filter((message) => message.name === name).length > chatMaxMessages;
  }

  #findReplacement(name: Name) {
    if (!replaceable.has(name)) return undefined;
    const last = this.#waiting.findLast((later) => replaced[later.name]?.includes(name));
    return last === this.#waiting[0] ? undefined : last;
  }

  #replaceBy(replacing: RawMessage & { parsed?: Parsed }): void {
    const parsed = this.#parse(replacing);
    if (parsed === null) {
      this.#waiting = this.#waiting.filter((message) => message !== replacing);
      return;
    }
    replacing.parsed = parsed;
    const index = this.#waiting.indexOf(replacing);
    const names = replaced[replacing.name] ?? [];
    this.#waiting = this.#waiting.filter((message, place) => place >= index || !names.includes(message.name));
  }
}
