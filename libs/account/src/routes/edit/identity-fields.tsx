import { getInputProps } from '@conform-to/react';
import { languageNames, languages } from '@starhaven/contracts/handbook';
import { SelectField, TextField, formatCountdown } from '@starhaven/ui-kit';
import { useState } from 'react';
import type { EditFields } from './edit-fields';
import type { EditReply } from './edit-reply';
import type { ShownField } from './edit.form';
import { changedValue } from './edit.form';
import type { EditContent } from './edit.route.server';

export interface IdentityFieldsProps {
  fields: EditFields;
  content: EditContent;
  reply: EditReply | undefined;
  /** Seconds until the address can be changed again; 0 = now. */
  lockSeconds: number;
}

/**
 * Name, username and address. A field begins with what was typed before, or with the account's value. `useSeenContent` shows values that
 * are loaded later.
 */
export function IdentityFields({ fields, content, reply, lockSeconds }: IdentityFieldsProps) {
  const sent = reply?.result?.initialValue ?? {};
  const [first] = useState({
    name: changedValue(sent, 'name') ?? content.name,
    username: changedValue(sent, 'username') ?? content.username,
    email: changedValue(sent, 'email') ?? reply?.emailDraft ?? content.email,
    locale: changedValue(sent, 'locale') ?? content.locale ?? '',
  });
  const errorsOf = (field: ShownField) => {
    const isInBoth = reply?.result && reply.changed.includes(field) && changedValue(sent, field) !== undefined;
    const value = (field === 'email' && content.pending?.email) || content[field];
    const text = `Another window changed this to “${value}”. Save again to replace it.`;
    return [...(fields[field].errors ?? []), ...(isInBoth ? [text] : [])];
  };
  return (
    <>
      <TextField
        {...getInputProps(fields.name, { type: 'text' })}
        key="name"
        defaultValue={first.name}
        errors={errorsOf('name')}
        label="Name"
        hint="Others see it in the chat and next to your posts"
        autoComplete="nickname"
      />
      <TextField
        {...getInputProps(fields.username, { type: 'text' })}
        key="username"
        defaultValue={first.username}
        errors={errorsOf('username')}
        label="Username"
        hint="You log in with it"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...getInputProps(fields.email, { type: 'email' })}
        key="email"
        defaultValue={first.email}
        errors={errorsOf('email')}
        label="Email"
        hint={lockSeconds > 0 ? `You can change it again in ${formatCountdown(lockSeconds, 'mm:ss')}` : undefined}
        disabled={lockSeconds > 0}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {content.locale === null ? null : (
        <SelectField
          id={fields.locale.id}
          name={fields.locale.name}
          key="locale"
          label="Language of items and commands"
          defaultValue={first.locale}
          errors={errorsOf('locale')}
        >
          {tagsWith(content.locale).map(([tag, label]) => (
            <option key={tag} value={tag} lang={tag || undefined}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

/** The fourteen languages of the game data, and the account's own tag if it is none of them. */
function tagsWith(locale: string): [tag: string, label: string][] {
  const known = languages.map((language): [string, string] => [
    languageNames[language].tag,
    languageNames[language].label,
  ]);
  return known.some(([tag]) => tag === locale) ? known : [[locale, locale || 'Same as the browser'], ...known];
}
