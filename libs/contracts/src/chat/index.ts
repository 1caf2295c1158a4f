export { chatMaxMessages, chatMessageMaxLength, chatReasonMaxLength } from './limits';
export { decideChatMessage } from './calls/decide-chat-message';
export { deleteChatMessage } from './calls/delete-chat-message';
export { getOwnChat } from './calls/get-own-chat';
export { ignoreChatMember } from './calls/ignore-chat-member';
export { listChatMessages } from './calls/list-chat-messages';
export { listChatReports } from './calls/list-chat-reports';
export { muteChatMember } from './calls/mute-chat-member';
export { pauseChatRoom } from './calls/pause-chat-room';
export { postChatMessage } from './calls/post-chat-message';
export { reportChatMessage } from './calls/report-chat-message';
export { settleChatReport } from './calls/settle-chat-report';
export { BotReplySchema } from './entities/bot-reply';
export { ChatHistorySchema, ChatMessageSchema } from './entities/chat-message';
export { ReportedChatMessageSchema } from './entities/chat-report';
export {
  ChatMuteSchema,
  ChatRoomSchema,
  ChatRoomSlugSchema,
  IgnoredMemberSchema,
  publicChatRoom,
  ShownChatMessageSchema,
} from './entities/chat-room';
export { botResultOf } from './entities/bot-result';
export { ChatNonceSchema } from './entities/nonce';
export { OnlineUserSchema, OnlineUsersSchema } from './entities/online-user';
export { sentResultOf } from './entities/sent-result';
export { chatHistory } from './events/chat-history';
export { chatAlerted } from './events/chat-alert';
export { chatStateChanged } from './events/chat-state';
export { chatRemoved } from './events/chat-removed';
export { chatResult } from './events/chat-result';
export { openChat } from './events/open-chat';
export { chatMessageSent } from './events/chat-message';
export { commandReplied } from './events/command-reply';
export { joinPublicRoom } from './events/join-public-room';
export { onlineUsersChanged } from './events/online-users';
export { runCommand } from './events/run-command';
export { sendChatMessage } from './events/send-chat-message';

export type { BotReply } from './entities/bot-reply';
export type { ChatMessage } from './entities/chat-message';
export type { ReportedChatMessage } from './entities/chat-report';
export type { ChatMute, ChatRoom, IgnoredMember, ShownChatMessage } from './entities/chat-room';
export type { OnlineUsers } from './entities/online-user';
