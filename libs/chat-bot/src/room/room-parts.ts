// The page and the window of the chat load the same file: two would share a third.
export { LiveRoom } from './live-room';
export { RoomView } from './room-view';
