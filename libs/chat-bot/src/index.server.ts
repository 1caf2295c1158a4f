export { action as chatAction } from './routes/chat/chat-action.server';
export { headers as chatHeaders, loader as chatLoader } from './routes/chat/chat.route.server';
export { loader as chatRoomsLoader } from './routes/rooms/rooms.route.server';
export { headers as moderationHeaders, loader as moderationLoader } from './routes/moderation/moderation.route.server';
