import { useLocation } from '@remix-run/react';
import { useLoaded } from '@starhaven/ui-kit';
import type { CSSProperties, ReactNode } from 'react';
import type { AdsOfPage } from '../../lib/ads-for';
import { hasAdPlace } from './has-ad-place';
import classes from './ads.module.css';

const loadAd = () => import('../../ads/ad');

/**
 * The place for an ad below the page. It has its final size from the first paint on; its content is loaded afterwards. Without JavaScript
 * it takes no space, and nothing loads (docs/behaviour/site.md#ads).
 */
export function AdPlace({ ads }: { ads: AdsOfPage }) {
  const { pathname } = useLocation();
  const hasPlace = hasAdPlace(pathname);
  const { part } = useLoaded(loadAd, hasPlace);
  if (!hasPlace) return null;
  return part ? <part.Ad key={pathname} ads={ads} /> : <AdBox ads={ads} foot={null} />;
}

interface AdBoxProps {
  ads: AdsOfPage;
  foot: ReactNode;
  children?: ReactNode;
}

export function AdBox({ ads, foot, children }: AdBoxProps) {
  const size: CSSProperties = { '--ad-width': `${ads.width}px`, '--ad-height': `${ads.height}px` };
  return (
    <aside aria-label="Advertisement" className={classes.place} style={size}>
      <div className={classes.box}>{children}</div>
      <p className={classes.foot}>
        <span>Advertisement</span>
        {foot}
      </p>
    </aside>
  );
}
