import { TextField } from '@starhaven/ui-kit';

export interface EntryFieldsProps {
  /** Prefix of the fields' ids. */
  id: string;
  /** The value of a field. */
  of: (field: 'address' | 'entry') => string;
  errors: Readonly<Record<string, string[] | null>> | null | undefined;
}

/** The fields that say how players connect to a server (docs/behaviour/admin.md#fleet). */
export function EntryFields({ id, of, errors }: EntryFieldsProps) {
  return (
    <>
      <TextField
        id={`${id}-address`}
        name="address"
        label="Address for players"
        hint="Such as play.example.org:22102. Shown with a copy button while the server is public or beta."
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={of('address')}
        errors={errors?.['address'] ?? []}
      />
      <TextField
        id={`${id}-entry`}
        name="entry"
        label="What to enter where"
        hint="One line, such as: put it into the launcher, under Settings, Proxy address."
        maxLength={300}
        defaultValue={of('entry')}
        errors={errors?.['entry'] ?? []}
      />
    </>
  );
}
