import type { FormReply } from '@starhaven/ui-kit';
import { buttonClass } from '@starhaven/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../components/card/card';
import { ProofFields } from '../../components/proof-fields/proof-fields';
import { StaffForm } from '../../components/staff-form/staff-form';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { SettingField } from './setting-field';
import { shownTexts } from './setting-texts';
import type { ShownSetting } from './settings.route.server';
import { useUnsavedFields } from './use-unsaved-fields';

export interface SettingGroupProps {
  group: string;
  title: string;
  settings: readonly ShownSetting[];
  reply: FormReply | undefined;
  mayChange: boolean;
  proofs: readonly ('password' | 'code')[];
  /** Receives whether the group has changes that are not saved. */
  noteUnsaved: (group: string, isUnsaved: boolean) => void;
  /** Content below the form. */
  children?: ReactNode;
}

/** The form of one group. After a refusal, only the form that was sent shows its values and errors again. */
export function SettingGroup(props: SettingGroupProps) {
  const { group, title, settings, reply, mayChange, proofs, noteUnsaved, children } = props;
  // Discarding the changes creates the fields again, so that they show the stored values.
  const [discarded, setDiscarded] = useState<{ count: number; reply?: FormReply }>({ count: 0 });
  const isRefused = reply !== discarded.reply && reply?.result?.initialValue?.['group'] === group;
  const sent = isRefused ? (reply?.result?.initialValue ?? null) : null;
  const errors = (isRefused && reply?.result?.error) || {};
  const save = useRef<HTMLButtonElement>(null);
  const formId = `settings-${group}`;
  const stored = Object.fromEntries(settings.flatMap(({ name, fields }) => Object.entries(shownTexts(name, fields))));
  const { unsaved, onChange, onSubmit, discard } = useUnsavedFields({ formId, stored, reply });
  const isUnsaved = unsaved.length > 0;
  useEffect(() => noteUnsaved(group, isUnsaved), [noteUnsaved, group, isUnsaved]);
  const isEditable = mayChange && settings.some(({ source }) => source !== 'environment');
  return (
    <Card aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{title}</h2>
      <StaffForm keepsFields id={formId} onChange={onChange} onSubmitCapture={onSubmit}>
        <input type="hidden" name="group" value={group} />
        {settings.map((setting) => (
          <SettingField
            key={`${setting.name} ${discarded.count}`}
            setting={setting}
            isFixed={!mayChange || setting.source === 'environment'}
            sent={sent}
            errors={errors}
          />
        ))}
        {group === 'staff' && isEditable ? <ProofFields id="staff" proofs={proofs} errors={errors} /> : null}
        {isEditable ? (
          <div className={layout.actions}>
            <button ref={save} type="submit" name="intent" value="save" className={buttonClass('primary')}>
              Save {group === 'discord' ? title : title.toLowerCase()}
            </button>
            {isUnsaved ? (
              <button
                type="button"
                className={buttonClass()}
                onClick={() => {
                  // This button disappears, so the focus moves to the save button.
                  save.current?.focus();
                  discard();
                  setDiscarded(({ count }) => ({ count: count + 1, reply }));
                }}
              >
                Discard changes
              </button>
            ) : null}
            <span role="status" className={layout.small}>
              {isUnsaved ? `Not saved: ${namesOf(settings, unsaved)}` : ''}
            </span>
          </div>
        ) : null}
      </StaffForm>
      {children}
    </Card>
  );
}

/** `Site name, Community channels`: the titles of the settings that these fields belong to. */
const namesOf = (settings: readonly ShownSetting[], fields: readonly string[]) =>
  settings
    .filter(({ name }) => fields.some((field) => field === name || field.startsWith(`${name}-`)))
    .map(({ title }) => title)
    .join(', ');
