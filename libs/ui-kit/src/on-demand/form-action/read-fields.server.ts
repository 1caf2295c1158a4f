/** The fields of a form; everything else that is sent is dropped. */
export interface FormFields {
  /** Names of the text fields. Default: every plain name. */
  names?: readonly string[];
  /** The maximum length of a text in characters; longer texts are cut. Default: 20,000. */
  maxLength?: number;
  /**
   * Limits of fields with long texts, in characters. A line break counts as one, as in the browser, although browsers send it as two;
   * these fields get it as `\n`. For a message about the length, allow one character more than the schema does.
   */
  maxLengths?: Readonly<Record<string, number>>;
  /** Names of the file inputs. */
  files?: readonly string[];
}

/** A form as it was read. */
export interface SentFields {
  fields: FormData;
  /** The chosen files of all file inputs, in the order of their names in `FormFields`. */
  files: File[];
}

/** In characters; more than any short field needs. The limit of request bodies applies to the whole form. */
const defaultMaxLength = 20_000;
const maxFields = 50;
const plainName = /^[A-Za-z][\w-]{0,40}$/;

/**
 * Collects text fields within the limits. It drops repeated fields, unknown fields, fields with structured names such as `a[0]`, and the
 * form library's own fields. No other untrusted input reaches a parser.
 */
export function fieldCollector({ names, maxLength = defaultMaxLength, maxLengths = {} }: FormFields = {}) {
  const known = names && new Set(names);
  const lengths = new Map(Object.entries(maxLengths));
  const fields = new FormData();
  let count = 0;
  const add = (name: string, value: string): void => {
    if (!(known ? known.has(name) : plainName.test(name)) || fields.has(name) || count === maxFields) return;
    count += 1;
    const long = lengths.get(name);
    fields.set(name, long === undefined ? value.slice(0, maxLength) : value.replaceAll('\r\n', '\n').slice(0, long));
  };
  return { fields, add };
}

/** Reads the text fields and the files of a form; null if the body is not a form. */
export async function readForm(request: Request, description: FormFields = {}): Promise<SentFields | null> {
  const sent = await request.formData().catch(() => null);
  if (sent === null) return null;
  const { fields, add } = fieldCollector(description);
  for (const [name, value] of sent) if (typeof value === 'string') add(name, value);
  // If no file is chosen, browsers send an empty file.
  const files = (description.files ?? [])
    .flatMap((name) => sent.getAll(name))
    .filter((one): one is File => one instanceof File && one.size > 0);
  return { fields, files };
}

/** Like `readForm`, without files; for actions that `formAction` does not make, and for its option `read`. */
export async function readFields(request: Request, description?: FormFields): Promise<FormData | null> {
  return (await readForm(request, description))?.fields ?? null;
}
