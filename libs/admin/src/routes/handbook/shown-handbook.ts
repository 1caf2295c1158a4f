import type { AdminHandbook, AdminJob, HandbookUpload } from '@starhaven/contracts/admin';

export interface ShownUpload extends HandbookUpload {
  /** The newest dry run of these files. */
  rehearsal: AdminJob | null;
}

export interface ShownHandbook extends Omit<AdminHandbook, 'uploads'> {
  uploads: readonly ShownUpload[];
}

const games: Record<number, string> = { 1: 'Genshin Impact', 2: 'Honkai: Star Rail', 3: 'Blue Archive' };

export const gameTitle = (id: number): string => games[id] ?? `Game ${id}`;
