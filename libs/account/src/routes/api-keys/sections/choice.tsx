import layout from '../../../components/account-layout/account-layout.module.css';

export interface ChoiceProps {
  name: string;
  /** Absent for a checkbox. */
  value?: string;
  label: string;
  /** What the visitor sent; a refused form keeps it. */
  typed: Readonly<Record<string, unknown>>;
  /** Chosen before the visitor has sent anything. */
  isDefault?: boolean;
  /** The id of the fault that this choice has caused. */
  describedBy?: string;
}

/** A radio button, or without a value a checkbox, with its label. */
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
