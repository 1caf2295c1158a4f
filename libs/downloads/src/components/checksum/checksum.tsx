import { CopyButton } from '@starhaven/ui-kit';
import classes from './checksum.module.css';

/** An MD5 checksum: selectable text, and a button that copies it when scripts run. */
export function Checksum({ md5, subject }: { md5: string; subject: string }) {
  if (!md5) return null;
  return (
    <div className={classes.checksum}>
      <span className={classes.label}>MD5</span>
      <code className={classes.value}>{md5}</code>
      <CopyButton text={md5} subject={`MD5 of ${subject}`} />
    </div>
  );
}
