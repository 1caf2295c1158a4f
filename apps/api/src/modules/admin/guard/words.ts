/** A value as text for people, in the audit log: `yes`, `name: Discord, url: https://…`. */
export function toWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(toWords).join('; ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${toWords(part)}`)
    .join(', ');
}
