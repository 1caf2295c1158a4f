import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import type { ChatContext } from './chat-context';
import { ignoreChatMemberRoute } from './members/ignore-chat-member.route';
import { muteChatMemberRoute } from './members/mute-chat-member.route';
import { decideChatMessageRoute } from './messages/decide-chat-message.route';
import { deleteChatMessageRoute } from './messages/delete-chat-message.route';
import { getOwnChatRoute } from './messages/get-own-chat.route';
import { listChatMessagesRoute } from './messages/list-chat-messages.route';
import { postChatMessageRoute } from './messages/post-chat-message.route';
import { listChatReportsRoute } from './reports/list-chat-reports.route';
import { reportChatMessageRoute } from './reports/report-chat-message.route';
import { settleChatReportRoute } from './reports/settle-chat-report.route';
import { pauseChatRoomRoute } from './rooms/pause-chat-room.route';

const routes = [
  ...[listChatMessagesRoute, getOwnChatRoute, postChatMessageRoute, deleteChatMessageRoute, decideChatMessageRoute],
  ...[reportChatMessageRoute, listChatReportsRoute, settleChatReportRoute],
  ...[ignoreChatMemberRoute, muteChatMemberRoute, pauseChatRoomRoute],
];

/** The calls of the chat; its live events are in `live.ts`. */
export function registerChatModule(app: FastifyInstance, context: ChatContext): void {
  app.extensions.add(extensions.chat);
  for (const route of routes) route(app, context);
}
