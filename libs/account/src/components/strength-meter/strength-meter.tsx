import { estimatePassword } from '../../lib/password-strength';
import classes from './strength-meter.module.css';

/**
 * Shows how strong a new password is while the visitor types. Renders nothing without JavaScript, because it could not follow the typing.
 */
export function StrengthMeter({ password }: { password: string }) {
  const { score, text } = estimatePassword(password);
  return (
    <div className={classes.meter} data-score={score} hidden={score === 0}>
      <span className={classes.bars} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className={classes.text} role="status">
        {text}
      </span>
    </div>
  );
}
