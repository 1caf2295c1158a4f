export { chatMaxMessages, chatMessageMaxLength } from './limits';
export { BotReplySchema, isBotRateLimit } from './entities/bot-reply';
export { ChatHistorySchema, ChatMessageSchema } from './entities/chat-message';
export { OnlineUserSchema, OnlineUsersSchema } from './entities/online-user';
export { StoredCharacterSchema, StoredCharactersSchema } from './entities/stored-character';
export { chatHistory } from './events/chat-history';
export { chatMessageSent } from './events/chat-message';
export { commandReplied } from './events/command-reply';
export { joinPublicRoom } from './events/join-public-room';
export { onlineUsersChanged } from './events/online-users';
export { runCommand } from './events/run-command';
export { sendChatMessage } from './events/send-chat-message';

export type { BotReply } from './entities/bot-reply';
export type { ChatMessage } from './entities/chat-message';
export type { OnlineUser, OnlineUsers } from './entities/online-user';
export type { StoredCharacter } from './entities/stored-character';
