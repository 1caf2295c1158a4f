import type { BuildFit } from '../../lib/fit-build';
import classes from './platform-picker.module.css';

/** Whether the chosen version works with the running servers. */
export function BuildFitLine({ version, fit }: { version: string; fit: BuildFit | null }) {
  if (fit === null) return null;
  if (fit.fits.length > 0) {
    return (
      <p className={classes.fit}>
        Version {version} fits <strong>{fit.fits.join(', ')}</strong>.
      </p>
    );
  }
  return (
    <p className={classes.fit} data-warning="">
      <strong>No server here accepts version {version} now.</strong> They accept {fit.others.join(', ')}.
    </p>
  );
}
