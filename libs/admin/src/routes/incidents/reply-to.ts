import type { FormReply } from '@starhaven/ui-kit';
import type { IncidentReplyFields } from './incidents.route.server';

export type IncidentReply = (FormReply & IncidentReplyFields) | undefined;

export interface SentFields {
  isRefused: boolean;
  /** The sent value of a field, or the stored one. */
  of: (field: string, stored?: string) => string;
  /** Whether a box is checked: as in the sent form, or if there is none, as stored. */
  isChecked: (field: string, stored: boolean) => boolean;
  faults: (field: string) => string[];
}

/** The fields of the refused form, if it had one of these intents and named this incident. */
export function replyTo(reply: IncidentReply, about: string, intents: readonly string[]): SentFields {
  const isMine = reply?.about === about && intents.includes(reply.intent ?? '');
  const sent = (isMine && reply.result?.initialValue) || null;
  const errors = isMine ? reply.result?.error : null;
  return {
    isRefused: isMine && reply.result !== null,
    of: (field, stored = '') => (sent ? String(sent[field] ?? '') : stored),
    isChecked: (field, stored) => (sent ? field in sent : stored),
    faults: (field) => errors?.[field] ?? [],
  };
}
