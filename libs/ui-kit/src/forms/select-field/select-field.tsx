import { forwardRef, useImperativeHandle, useRef } from 'react';
import type { SelectHTMLAttributes } from 'react';
import { useBeforePaint } from '../../hooks/use-before-paint';
import { FieldErrors, describedByOf } from '../text-field/field-texts';
import text from '../text-field/text-field.module.css';
import classes from './select-field.module.css';

export interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  id: string;
  label: string;
  /** Shown under the field and read with it; empty or missing means valid. */
  errors?: readonly string[];
}

/**
 * Shows the value whenever the value or the list of options changes. React's own controlled select sets its value at each render. That
 * would undo a choice that starts the hydration: the select sends `input`, React hydrates and renders, and only then `change` arrives.
 */
function useShownValue(value: SelectFieldProps['value']) {
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef<string | null>(null);
  useBeforePaint(() => {
    const node = select.current;
    if (!node || value === undefined) return;
    const now = JSON.stringify([value, ...[...node.options].map((option) => option.value)]);
    if (shown.current !== null && shown.current !== now) node.value = String(value);
    shown.current = now;
  });
  return select;
}

/** A labelled select with its errors; every other prop goes to the select. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(props, ref) {
  const { id, label, errors = [], className, children, value, defaultValue, ...rest } = props;
  const select = useShownValue(value);
  // The element exists as long as this component.
  useImperativeHandle(ref, () => select.current as HTMLSelectElement, [select]);
  return (
    <div className={[text.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={text.label}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        ref={select}
        defaultValue={value ?? defaultValue}
        className={`${text.input} ${classes.select}`}
        aria-invalid={errors.length > 0 || props['aria-invalid'] || undefined}
        aria-describedby={describedByOf(props)}
      >
        {children}
      </select>
      <FieldErrors id={id} errors={errors} />
    </div>
  );
});
