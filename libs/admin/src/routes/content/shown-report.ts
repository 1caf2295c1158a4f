import type { ContentReport } from '@starhaven/contracts/admin';
import type { ReportedText } from '@starhaven/contracts/ask';

/** Where a text is from. The kind decides which call settles it. */
export const reportKinds = ['chat-report', 'chat-waiting', 'question', 'answer'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** A text of a member that was reported, or that waits for approval. */
export interface ShownReport {
  kind: ReportKind;
  id: string;
  isWaiting: boolean;
  title: string;
  text: string;
  authorId: string;
  authorName: string;
  /** Unix seconds. */
  at: number;
  reports: { name: string; reason: string; at: number }[];
  /** Path of the page with the text. */
  to: string;
}

export const ofChat = ({ kind, place, ...report }: ContentReport): ShownReport => ({
  ...report,
  kind,
  isWaiting: kind === 'chat-waiting',
  title: place === 'public' || place === '' ? 'Chat message' : `Chat message in ${place}`,
  to: '/chat/moderation',
});

export const ofAsk =
  (isWaiting: boolean) =>
  (text: ReportedText): ShownReport => ({
    kind: text.kind,
    id: text.id,
    isWaiting,
    title: `${text.kind === 'question' ? 'Question' : 'Answer'}: ${text.title}`,
    text: text.body,
    authorId: text.owner.uid,
    authorName: text.owner.username,
    at: Math.floor(text.time / 1000),
    reports: text.reports.map(({ member, reason, time }) => ({
      name: member.username,
      reason,
      at: Math.floor(time / 1000),
    })),
    to: `/ask/${text.questionId}`,
  });
