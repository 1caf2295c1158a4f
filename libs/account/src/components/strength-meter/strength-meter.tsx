import { estimatePassword } from '../../lib/password-strength';
import classes from './strength-meter.module.css';

/** How strong a new password looks while it is typed; nothing without JavaScript, since nothing is typed then that it could see. */
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
