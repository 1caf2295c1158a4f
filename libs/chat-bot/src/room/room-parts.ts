// The chat's page and window load this one file; as two files they would need a shared third one.
export { LiveRoom } from './live-room';
export { RoomView } from './room-view';
