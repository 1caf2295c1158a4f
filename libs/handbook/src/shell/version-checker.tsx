import { useEffect } from 'react';

/** The page becomes usable first; a shorter visit needs no check. */
const startDelayMs = 3_000;

/** Keeps the page's game data up to date. Mount once; its code loads as a separate file. */
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
      import('../components/version-checker/watch-versions').then(
        ({ watchVersions }) => {
          if (!isStopped) stop = watchVersions({ touched });
        },
        // While the site is unreachable, this page only skips its checks.
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
