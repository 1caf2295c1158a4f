import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { CopyButton } from '../../components/copy-button/copy-button';
import classes from './server-address.module.css';

export interface ServerAddressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The server's name, for screen readers and the toast. */
  name: string;
  /** Host and port, or the address of a page. If it is empty and there is no `entry`, nothing is shown. */
  address: string;
  /** What players enter, and where. */
  entry?: string;
}

/** The address of a game server for players: selectable text, and a button that copies it if scripts run. */
export const ServerAddress = forwardRef<HTMLDivElement, ServerAddressProps>(function ServerAddress(
  { name, address, entry = '', className, ...rest },
  ref,
) {
  if (address === '' && entry === '') return null;
  return (
    <div ref={ref} {...rest} className={[classes.box, className].filter(Boolean).join(' ')}>
      {address === '' ? null : (
        <span className={classes.line}>
          <code className={classes.address}>{address}</code>
          <CopyButton text={address} subject={`address of ${name}`} />
        </span>
      )}
      {entry === '' ? null : <p className={classes.entry}>{entry}</p>}
    </div>
  );
});
