export { chatAction as action, chatHeaders as headers, chatLoader as loader } from '@starhaven/chat-bot/server';
export { chatMeta as meta, ChatPage as default } from '@starhaven/chat-bot';
