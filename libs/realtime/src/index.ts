export { handOffToChat, receiveChatHandOffs } from './shell/chat-hand-off';
export { runInChat } from './together/run-in-chat/run-in-chat';
export { LiveConnection } from './shell/live-connection/live-connection';
export { useLiveNeed } from './shell/hooks/use-live-need';
export { useLiveSample } from './shell/hooks/use-live-sample';
export { useLiveState } from './shell/hooks/use-live-state';
export { createLive } from './shell/live';
export { LiveContext } from './shell/live-context';
export { createLiveStore, initialLiveState } from './shell/live-store';
export { mergePoints } from './store/merge-points';

export type { ChatHandOff } from './shell/chat-hand-off';
export type { Live } from './shell/live';
export type { ChartPoint } from './shell/live-store';
