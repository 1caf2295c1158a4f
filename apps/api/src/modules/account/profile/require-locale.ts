import { DomainError } from '../../../platform/errors/domain-error';

/** Language, script and region of a language tag (BCP 47); the site needs no more. */
const shape = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i;

/** A language tag in its usual form, such as `zh-Hant-TW`. @throws DomainError invalid-argument with a text for the visitor */
export function requireLocale(text: string): string {
  const [locale] = shape.test(text.trim()) ? Intl.getCanonicalLocales(text.trim()) : [];
  if (locale === undefined) throw new DomainError('invalid-argument', 'Unknown language', { field: 'locale' });
  return locale;
}
