import { useEffect } from 'react';

/** The page is to be usable first, and a visit that is over by then needs no check. */
const startDelayMs = 3_000;

/** Keeps the page's game data new. Mount once; what it does comes in a file of its own. */
export function VersionChecker() {
  useEffect(() => {
    const touched = new Set<Element>();
    let stop = () => {};
    let isStopped = false;
    const note = ({ target }: Event) => {
      for (const field of touched) if (!field.isConnected) touched.delete(field);
      if (target instanceof Element) touched.add(target);
    };
    document.addEventListener('input', note, true);
    const timer = setTimeout(() => {
      import('./watch-versions').then(
        ({ watchVersions }) => {
          if (!isStopped) stop = watchVersions({ touched });
        },
        // A site that is away for a moment costs this page its checks, and nothing else.
        () => undefined,
      );
    }, startDelayMs);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('input', note, true);
      stop();
    };
  }, []);
  return null;
}
