export { LiveConnection } from './components/live-connection/live-connection';
export { useLiveNeed } from './hooks/use-live-need';
export { useLiveSample } from './hooks/use-live-sample';
export { useLiveState } from './hooks/use-live-state';
export { createLive } from './live';
export { LiveContext } from './live-context';
export { createLiveStore, initialLiveState } from './store/live-store';
export { mergePoints } from './store/merge-points';

export type { LiveSampleOptions } from './hooks/use-live-sample';
export type { LiveConnectionProps } from './components/live-connection/live-connection';
export type { Live } from './live';
export type { LiveToast } from './machine/live-toasts';
export type { ChartPoint, LiveState, LiveStatus, LiveStore } from './store/live-store';
