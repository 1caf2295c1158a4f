import { useEffect, useRef, useState } from 'react';
import { AdBlockedNote } from './ad-blocked-note';
import { isNoteClosed } from './ads-choice';
import classes from '../shell/ads/ads.module.css';

/** docs/behaviour/site.md#ads */
const checkDelayMs = 5_000;

/**
 * The document of the ad. The sandbox gives it its own origin, so its scripts can access neither our pages nor our cookies. It sends a
 * message when the network's script has loaded; if a blocker stops the frame itself, no message comes.
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
    // The frame starts loading only now, so that its message is not missed.
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
