import classes from '../post-form.module.css';

export interface CheckFieldProps {
  name: string;
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A labelled check box. */
export const CheckField = ({ name, label, isOn, onChange }: CheckFieldProps) => (
  <label className={classes.choice}>
    <input type="checkbox" name={name} checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
);
