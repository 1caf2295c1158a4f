import type { ShouldRevalidateFunction } from '@remix-run/react';

const conflict = 409;

/** After a refusal Remix reads nothing again, but after a conflict the form needs the new versions (docs/behaviour/admin.md#two-tabs). */
export const revalidateSettings: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === conflict || defaultShouldRevalidate;
