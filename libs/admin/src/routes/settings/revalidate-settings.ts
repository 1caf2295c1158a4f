import type { ShouldRevalidateFunction } from '@remix-run/react';

const conflict = 409;

/** Remix loads no data after a refusal, but after a conflict the form needs the new versions (docs/behaviour/admin.md#two-tabs). */
export const revalidateSettings: ShouldRevalidateFunction = ({ actionStatus = 200 }) =>
  actionStatus < 400 || actionStatus === conflict;
