import { useRouteLoaderData } from '@remix-run/react';
import type { loader as rootLoader } from '../../routes/root/root.route.server';

const night = '/art/hero-night.svg';
const dawn = '/art/hero-dawn.svg';

/** A picture of the inn at night or at dawn, by the visitor's colour scheme or else the device's. */
export function InnPicture({ className, isFirst = false }: { className?: string; isFirst?: boolean }) {
  const scheme = useRouteLoaderData<typeof rootLoader>('root')?.colorScheme;
  // Loaded early if it is the largest element of the page.
  const picture = { alt: '', width: 1600, height: 900, className, ...(isFirst && { fetchpriority: 'high' }) };
  if (scheme) return <img {...picture} src={scheme === 'light' ? dawn : night} />;
  return (
    <picture>
      <source media="(prefers-color-scheme: light)" srcSet={dawn} />
      <img {...picture} src={night} />
    </picture>
  );
}
