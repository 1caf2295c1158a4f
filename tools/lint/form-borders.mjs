const oneTranslation =
  'Only refusedReply reads the limit of a refusal, so that every form answers with the same status and `Retry-After`. Give it the words.';

const oneReader =
  'Only readFields and formAction of @starhaven/ui-kit/server read a form, because they limit what is sent and refuse a body that is no form.';

const namedCodes =
  'Name the code: use isNone, isDeclined, isForbidden or a similar function of @starhaven/upstream/server, or a constant or decoder of @starhaven/contracts.';

/** The child `at` of a node is a code: `retcode`, `answer.retcode` or `answer?.retcode`. */
const isCode = (at) =>
  `:matches([${at}.name="retcode"], [${at}.computed=false][${at}.property.name="retcode"], [${at}.expression.property.name="retcode"])`;
const isNumber = (at) => `:matches([${at}.raw=/^[0-9]/], [${at}.argument.raw=/^[0-9]/])`;

/** Selectors of `no-restricted-syntax`: a number of a host's answer has its meaning in one place (docs/retcodes.md). */
export const codeBorders = [
  `BinaryExpression${isCode('left')}${isNumber('right')}`,
  `BinaryExpression${isNumber('left')}${isCode('right')}`,
  `SwitchStatement${isCode('discriminant')} > SwitchCase${isNumber('test')}`,
  `CallExpression[callee.property.name="includes"]${isCode('arguments.0')}`,
].map((selector) => ({ selector, message: namedCodes }));

/** Selectors of `no-restricted-syntax`: what only the common code for forms may do (docs/decisions/0019-one-result-one-action.md). */
export const formBorders = [
  { selector: 'MemberExpression[property.name="ratelimit"]', message: oneTranslation },
  { selector: 'ObjectPattern > Property[key.name="ratelimit"]', message: oneTranslation },
  { selector: 'CallExpression[callee.property.name="formData"]', message: oneReader },
];
