import { SelectField, Switch, TextField } from '@starhaven/ui-kit';
import layout from '../../components/staff-layout/staff-layout.module.css';
import type { SettingKind } from './setting-fields';
import { fieldOf, settingKinds } from './setting-fields';
import { isTouched, keptTexts } from './setting-texts';
import classes from './settings.module.css';
import type { ShownSetting } from './settings.route.server';

export interface SettingFieldProps {
  setting: ShownSetting;
  isFixed: boolean;
  /** The refused values; null: no form was refused. */
  sent: Readonly<Record<string, unknown>> | null;
  errors: Readonly<Record<string, string[] | null>>;
}

/** One setting with its source and the version on which a change is based (docs/behaviour/admin.md#two-tabs). */
export function SettingField(props: SettingFieldProps) {
  const { setting, isFixed, sent, errors } = props;
  const { name, title, version, fields } = setting;
  const field = settingKinds[name];
  const ofSent = (key: string) => String(sent?.[key] ?? '');
  // Settings without a change show what is stored now.
  // A refused secret must be typed again: an empty field would remove the stored one.
  const isSent = sent !== null && !setting.isSecret && isTouched(name, ofSent);
  const of = (key: string) => (isSent ? ofSent(key) : (fields[key] ?? ''));
  const hint = hintOf(setting);
  const common = { id: name, name, disabled: isFixed };
  const own = errors[name] ?? [];
  const hidden = (
    <>
      <input type="hidden" name={`version-${name}`} value={version} />
      <input type="hidden" name={`was-${name}`} value={keptTexts(fields)} />
    </>
  );
  if (field.kind === 'text') {
    return (
      <div className={classes.setting}>
        {hidden}
        <TextField
          {...common}
          inputMode={field.inputMode}
          label={title}
          hint={hint}
          defaultValue={of(name)}
          errors={own}
        />
      </div>
    );
  }
  if (field.kind === 'switch') {
    return (
      <div className={classes.setting}>
        {hidden}
        <Switch {...common} label={title} hint={hint} value="on" defaultChecked={of(name) === 'on'} errors={own} />
      </div>
    );
  }
  // An error of the whole setting is read with its first field, which gets the focus.
  const faultId = `${name}-error`;
  const ofFirst = own.length > 0 ? { 'aria-invalid': true, 'aria-describedby': faultId } : {};
  return (
    <fieldset id={name} className={classes.setting} disabled={isFixed}>
      <legend>{title}</legend>
      {hidden}
      {hint ? <p className={layout.small}>{hint}</p> : null}
      {own.length > 0 ? (
        <p id={faultId} className={layout.fault}>
          {own.join(' ')}
        </p>
      ) : null}
      {field.kind === 'rows' ? (
        // Removing an entry moves the others up, so the new key creates the fields again. Other settings keep their unsaved text.
        <Rows key={version} {...props} {...{ field, of, ofFirst }} />
      ) : (
        <div className={classes.numbers}>
          {Object.entries(field.labels).map(([key, label], index) => (
            <TextField
              key={key}
              {...(index === 0 ? ofFirst : {})}
              id={fieldOf(name, key)}
              name={fieldOf(name, key)}
              type="number"
              min={0}
              label={label}
              defaultValue={of(fieldOf(name, key))}
              errors={errors[fieldOf(name, key)] ?? []}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** The number of empty entries after the filled ones. A save adds as many again. */
const spareRows = 2;

interface RowsProps extends SettingFieldProps {
  field: SettingKind & { kind: 'rows' };
  of: (key: string) => string;
  /** Attributes of the first field. */
  ofFirst: { 'aria-invalid'?: boolean; 'aria-describedby'?: string };
}

function Rows({ setting: { name }, isFixed, errors, field: { entry, max, columns }, of, ofFirst }: RowsProps) {
  const isFilled = (index: number) => columns.some((column) => of(fieldOf(name, column.name, index)) !== '');
  const last = Math.max(-1, ...Array.from({ length: max }, (_, index) => index).filter(isFilled));
  const count = isFixed ? last + 1 : Math.min(max, last + 1 + spareRows);
  if (count === 0) return <p className={layout.quiet}>None</p>;
  return (
    <ol className={classes.rows}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={classes.row}>
          {columns.map(({ name: column, label, type, choices }, columnIndex) => {
            const key = fieldOf(name, column, index);
            const first = index === 0 && columnIndex === 0 ? ofFirst : {};
            const common = { ...first, id: key, name: key, label, errors: errors[key] ?? [] };
            // Fields of several entries have the same label, so screen readers get the entry's number.
            const spoken = `${entry} ${index + 1}: ${label}`;
            return choices ? (
              <SelectField key={column} {...common} aria-label={spoken} defaultValue={of(key) || undefined}>
                {Object.entries(choices).map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </SelectField>
            ) : (
              <TextField
                key={column}
                {...common}
                aria-label={spoken}
                // The browser's own check of addresses would stop the form before our error message can be shown.
                type={type === 'date' ? 'date' : 'text'}
                inputMode={type === 'url' ? 'url' : type === 'number' ? 'decimal' : undefined}
                defaultValue={of(key)}
              />
            );
          })}
        </li>
      ))}
    </ol>
  );
}

function hintOf({ name, source, variable, needsRestart }: ShownSetting): string {
  const field = settingKinds[name];
  const isEditable = source !== 'environment';
  return [
    isEditable ? '' : `Comes from the environment (${variable}) and is changed there.`,
    needsRestart && isEditable ? 'Takes effect after the next start.' : '',
    field.kind === 'rows' && isEditable ? 'Empty all fields of an entry to remove it.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
