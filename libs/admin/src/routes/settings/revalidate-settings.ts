import type { ShouldRevalidateFunction } from '@remix-run/react';

const conflict = 409;

/** Remix loads no data after a refusal, but after a conflict the form needs the new versions (docs/behaviour/admin.md#two-tabs). */
export const revalidateSettings: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === conflict || defaultShouldRevalidate;
