export { chatRoomsLoader as loader } from '@starhaven/chat-bot/server';
