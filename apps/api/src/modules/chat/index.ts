export { Chat } from './chat';
export type { ChatOptions } from './chat-context';
