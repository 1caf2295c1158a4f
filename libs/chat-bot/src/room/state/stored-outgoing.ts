import type { ChatMessage } from '@starhaven/contracts/chat';
import { chatMessageMaxLength } from '@starhaven/contracts/chat';
import type { Outgoing } from './room-state';

/** Messages of this account that were not sent before a reload. Entries that cannot be read are left out. */
export function toOutgoing(stored: unknown, account: string | null): Outgoing[] {
  // Each part is checked below.
  const { account: owner, outgoing } = (stored ?? {}) as { account?: unknown; outgoing?: unknown };
  if (account === null || owner !== account || !Array.isArray(outgoing)) return [];
  return outgoing.flatMap((one: Partial<Record<keyof Outgoing, unknown>> | null): Outgoing[] => {
    const { nonce, input, timestamp, status, idMessage } = one ?? {};
    const isWhole = typeof nonce === 'string' && typeof input === 'string' && typeof timestamp === 'number';
    if (!isWhole || status === 'stored' || input.length > chatMessageMaxLength) return [];
    if (status === 'waiting') {
      return typeof idMessage === 'string' ? [{ nonce, input, timestamp, status, idMessage, problem: '' }] : [];
    }
    const problem = 'It is not known whether this was sent.';
    return [{ nonce, input, timestamp, status: 'failed', idMessage: '', problem }];
  });
}

/** The outgoing messages, together with those that wait for approval as the host lists them. */
export function withWaiting(outgoing: readonly Outgoing[], waiting: readonly ChatMessage[]): Outgoing[] {
  const listed = waiting.map(({ id_message: idMessage, input, timestamp }): Outgoing => {
    const nonce = outgoing.find((one) => one.idMessage === idMessage)?.nonce ?? `waiting-${idMessage}`;
    return { nonce, input, timestamp, status: 'waiting', idMessage, problem: '' };
  });
  return [...listed, ...outgoing.filter(({ status }) => status !== 'waiting')];
}
