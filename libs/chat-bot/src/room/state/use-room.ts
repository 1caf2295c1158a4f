import { useSyncExternalStore } from 'react';
import type { Room, RoomSnapshot } from './room';

export const useRoom = (room: Room): RoomSnapshot => useSyncExternalStore(room.subscribe, room.get, room.get);
