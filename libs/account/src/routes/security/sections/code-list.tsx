import { CopyButton } from '@starhaven/ui-kit';
import classes from '../security.module.css';

/** Recovery codes; the visitor can read them only once. */
export function CodeList({ codes }: { codes: readonly string[] }) {
  return (
    <div className={classes.codes}>
      <p>
        <strong>Your recovery codes.</strong> Each code logs you in once if you do not have your app or passkey. Write
        them down now: they are not shown again.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <CopyButton text={codes.join('\n')} subject="Recovery codes" />
    </div>
  );
}
