import type { ShouldRevalidateFunction } from '@remix-run/react';

/** Remix loads no data after a refusal, but the second of two tabs needs the new version (docs/behaviour/admin.md#incidents). */
export const revalidateIncidents: ShouldRevalidateFunction = ({ actionStatus = 200 }) => actionStatus < 500;
