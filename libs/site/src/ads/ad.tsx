import { buttonClass } from '@starhaven/ui-kit';
import { useState } from 'react';
import type { AdsOfPage } from '../lib/ads-for';
import { AdBox } from '../shell/ads/ad-place';
import classes from '../shell/ads/ads.module.css';
import { AdFrame } from './ad-frame';
import type { AdsChoice } from './ads-choice';
import { readChoice, rememberChoice } from './ads-choice';

/** An ad in its place, or the question about it. Rendered only in the browser, because only the browser knows the answer. */
export function Ad({ ads }: { ads: AdsOfPage }) {
  const [choice, setChoice] = useState(() => readChoice());
  if (choice === 'no') return null;
  const choose = (answer: AdsChoice) => {
    rememberChoice(answer);
    setChoice(answer);
  };
  if (!ads.needsConsent || choice === 'yes') {
    const off = (
      <button type="button" className={classes.off} onClick={() => choose('no')}>
        Turn off
      </button>
    );
    return (
      <AdBox ads={ads} foot={ads.needsConsent ? off : null}>
        <AdFrame />
      </AdBox>
    );
  }
  // Both answers look the same and need one click.
  return (
    <AdBox ads={ads} foot={null}>
      <div className={classes.question}>
        <p>
          May ads from <bdi>{ads.network}</bdi> load here? That host then learns your IP address.
        </p>
        <div className={classes.answers}>
          <button type="button" className={buttonClass()} onClick={() => choose('yes')}>
            Allow ads
          </button>
          <button type="button" className={buttonClass()} onClick={() => choose('no')}>
            No ads
          </button>
        </div>
      </div>
    </AdBox>
  );
}
