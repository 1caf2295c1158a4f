import type { FormReply } from '@starhaven/ui-kit';

type Reply = FormReply & { values: object | null };

const toText = (value: unknown) => String(value).replaceAll('\r\n', '\n');

/**
 * Returns the errors of a field as long as the field still has the value that was refused. `fields` are the form's current values by name.
 */
export const standingErrors =
  (reply: Reply | undefined, fields: object) =>
  (name: string): readonly string[] => {
    const refused = new Map<string, unknown>(Object.entries(reply?.values ?? {}));
    const current = new Map<string, unknown>(Object.entries(fields));
    const hasChanged = refused.has(name) && toText(refused.get(name)) !== toText(current.get(name));
    return hasChanged ? [] : (reply?.result?.error?.[name] ?? []);
  };
