export { ChatOpener } from './shell/chat-opener/chat-opener';
export { ChatPage } from './routes/chat/chat.page';
export { meta as chatMeta } from './routes/chat/chat.meta';
export { ModerationPage } from './routes/moderation/moderation.page';
export { meta as moderationMeta } from './routes/moderation/moderation.meta';
