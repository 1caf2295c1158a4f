import type { ContentReport } from '@starhaven/contracts/admin';
import type { ReportedChatMessage } from '@starhaven/contracts/chat';

export function toContentReport(
  kind: ContentReport['kind'],
  { message, room, reports }: ReportedChatMessage,
): ContentReport {
  return {
    kind,
    id: message.id_message,
    text: message.input,
    authorId: message.uid,
    authorName: message.name,
    place: room,
    at: message.timestamp,
    reports: reports.map(({ name, reason, reportedAt }) => ({ name, reason, at: reportedAt })),
  };
}
