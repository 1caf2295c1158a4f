const oneTranslation =
  'Only refusedReply reads the limit of a refusal, so that every form answers with the same status and `Retry-After`. Give it the words.';

const oneReader =
  'Only readFields and formAction of @starhaven/ui-kit/server read a form, because they limit what is sent and refuse a body that is no form.';

/** Selectors of `no-restricted-syntax`: what only the common code for forms may do (docs/decisions/0019-one-result-one-action.md). */
export const formBorders = [
  { selector: 'MemberExpression[property.name="ratelimit"]', message: oneTranslation },
  { selector: 'ObjectPattern > Property[key.name="ratelimit"]', message: oneTranslation },
  { selector: 'CallExpression[callee.property.name="formData"]', message: oneReader },
];
