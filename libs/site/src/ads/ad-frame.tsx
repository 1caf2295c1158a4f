import { useEffect, useRef, useState } from 'react';
import { AdBlockedNote } from './ad-blocked-note';
import { isNoteClosed } from './ads-choice';
import classes from '../shell/ads/ads.module.css';

/** docs/behaviour/site.md#ads */
const checkDelayMs = 5_000;

/**
 * The document of the ad. The sandbox gives it an origin of its own: its scripts reach neither our pages nor our cookies. It tells when the
 * network's script has loaded; a blocker that stops the frame itself leaves it silent.
 */
export function AdFrame() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    let hasLoaded = false;
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== null && source === frame.current?.contentWindow && data === 'ad-script-loaded') {
        hasLoaded = true;
        setBlocked(false);
      }
    };
    window.addEventListener('message', hear);
    // The frame begins to load only now, so that its message is not missed.
    if (frame.current) frame.current.src = '/ads/frame';
    const timer = setTimeout(() => setBlocked(!hasLoaded && !isNoteClosed()), checkDelayMs);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
    };
  }, []);
  return (
    <>
      <iframe
        ref={frame}
        title="Advertisement"
        className={classes.frame}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="origin"
      />
      {isBlocked ? <AdBlockedNote /> : null}
    </>
  );
}
