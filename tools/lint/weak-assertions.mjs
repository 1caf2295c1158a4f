/** Assertions that hardly ever fail, as options of `no-restricted-syntax`. */
export const weakAssertions = [
  {
    selector: 'MemberExpression[property.name="arrayContaining"][object.property.name="not"]',
    message:
      'expect.not.arrayContaining fails only if all these elements are there. Filter the list by them and expect [], or use not.toContain for one.',
  },
  {
    selector:
      'CallExpression[callee.object.property.name="not"] > CallExpression[callee.property.name="arrayContaining"]',
    message:
      'not with expect.arrayContaining fails only if all these elements are there. Filter the list by them and expect [], or use not.toContain for one.',
  },
  {
    selector: 'CallExpression[callee.property.name="toMatchObject"] > ObjectExpression[properties.length=0].arguments',
    message: 'toMatchObject({}) accepts every object. Use toEqual({}), or name the fields.',
  },
  {
    selector:
      'CallExpression[callee.property.name="toBe"][callee.object.property.name="not"][callee.object.object.arguments.0.property.name=/^(retcode|status|statusCode)$/]',
    message: 'An answer that fails for another reason passes, too. Expect the exact code.',
  },
];
