import layout from '../../../components/account-layout/account-layout.module.css';

export interface ChoiceProps {
  name: string;
  /** Absent for a checkbox. */
  value?: string;
  label: string;
  /** The sent values; a refused form shows them again. */
  typed: Readonly<Record<string, unknown>>;
  /** Selected before the visitor has sent the form. */
  isDefault?: boolean;
  /** The id of the error that this choice caused. */
  describedBy?: string;
}

/** A radio button with its label; without a value, a checkbox. */
export function Choice({ name, value, label, typed, isDefault = false, describedBy }: ChoiceProps) {
  const sent = typed[name];
  return (
    <label className={layout.choice}>
      <input
        type={value === undefined ? 'checkbox' : 'radio'}
        name={name}
        value={value ?? 'on'}
        defaultChecked={sent === undefined ? isDefault : sent === (value ?? 'on')}
        aria-describedby={describedBy}
      />
      <span>{label}</span>
    </label>
  );
}
