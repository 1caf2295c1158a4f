import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import type { FieldProps } from '../text-field/text-field';
import { FieldErrors, FieldHint, describedByOf } from '../text-field/field-texts';
import text from '../text-field/text-field.module.css';
import classes from './file-field.module.css';

export interface FileFieldProps extends Omit<FieldProps, 'aside' | 'type' | 'value' | 'defaultValue'> {
  /** Next to the field, such as the button that sends the file. */
  end?: FieldProps['aside'];
  /** Called when files are chosen. Files that were chosen before hydration are reported once, after it. */
  onFiles?: (files: FileList, input: HTMLInputElement) => void;
}

/** A labelled file input with hint and errors; every other prop goes to the input. It looks the same without JavaScript. */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(function FileField(props, ref) {
  const { id, label, hint, errors = [], end, onFiles, className, ...input } = props;
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current);
  const isHydrated = useIsHydrated();
  const tell = () => {
    const { files } = element.current ?? {};
    if (element.current && files && files.length > 0) onFiles?.(files, element.current);
  };
  useEffect(() => {
    if (isHydrated) tell();
    // Runs once; later choices are events.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isHydrated]);
  return (
    <div className={[text.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={text.label}>
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      <div className={classes.control}>
        <input
          {...input}
          type="file"
          id={id}
          ref={element}
          onChange={(event) => {
            input.onChange?.(event);
            tell();
          }}
          className={`${text.input} ${classes.input}`}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={describedByOf(props)}
        />
        {end}
      </div>
      <FieldErrors id={id} errors={errors} />
    </div>
  );
});
