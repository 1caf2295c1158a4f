import type { DataChangeKind } from '@starhaven/contracts/handbook';

/** Addresses of the history of a game's data. */
export const changesPath = (gameSlug: string) => `/handbook/${gameSlug}/changes`;

export interface ChangePage {
  /** null = all kinds. */
  kind: DataChangeKind | null;
  /** From 1. */
  page: number;
}

export function changePath(gameSlug: string, versionId: string, { kind, page }: ChangePage): string {
  const params = new URLSearchParams();
  if (kind) params.set('kind', kind);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return `${changesPath(gameSlug)}/${encodeURIComponent(versionId)}${query && `?${query}`}`;
}
