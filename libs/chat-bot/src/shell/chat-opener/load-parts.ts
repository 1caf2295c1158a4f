import type { ChatView } from './chat-view';

type OpenView = Exclude<ChatView, 'closed'>;

/** The window, the room and the bot are separate files: a player who uses only the bot does not load the room. */
export const loadWindow = () => import('../../together/chat-window/window/chat-window');
export const loadRoom = () => import('../../room/room-parts');
export const loadBot = () => import('../../bot/bot-panel');

/** Loads the window and the content of a view before it is shown, at the same time; a failure is reported when the view is shown. */
export function prepareView(view: OpenView): void {
  for (const load of [loadWindow, view === 'bot' ? loadBot : loadRoom]) void load().catch(() => undefined);
}
