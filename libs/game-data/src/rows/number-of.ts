import { isObject } from '../files/read-json';
import type { Json } from '../files/read-json';

/** Some dumps have fixed-point numbers with this factor. */
const fixedPoint = 2 ** 32;

/** A number as a plain number, as text, as `{"Value": x}`, or as `{"RawValue": n}` = n / 2^32; undefined for anything else. */
export function numberOf(value: Json | undefined): number | undefined {
  if (isObject(value)) {
    if (value.RawValue !== undefined) {
      const raw = numberOf(value.RawValue);
      return raw === undefined ? undefined : Number((raw / fixedPoint).toPrecision(10));
    }
    return isObject(value.Value) ? undefined : numberOf(value.Value);
  }
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
