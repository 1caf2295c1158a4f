import { useNavigation } from '@remix-run/react';
import classes from './navigation-progress.module.css';

/** A bar at the top while the next page loads. */
export function NavigationProgress() {
  const isBusy = useNavigation().state !== 'idle';
  if (!isBusy) return null;
  return (
    <div className={classes.track} role="progressbar" aria-label="Loading page">
      <div className={classes.bar} />
    </div>
  );
}
