const bare =
  'This cast or `!` switches the type check off, and no comment says why it is right. Prefer valibot, `satisfies`, a type guard or a generic; otherwise give the reason in a // comment directly above, or at the end of the line.';

const isConst = ({ typeAnnotation: type }) => type.type === 'TSTypeReference' && type.typeName.name === 'const';

/** `as unknown` alone claims nothing about a type; only the cast around it does. */
const claimsNothing = (node) => isConst(node) || node.typeAnnotation.type === 'TSUnknownKeyword';

/** A doc comment describes the function, and a directive is for the linter. Neither is the reason of a cast. */
const isReason = ({ type, value }) => type === 'Line' && !/^\s*(?:eslint|@ts)-/.test(value);

/**
 * Requires a reason for each `x as Type` and each `x!`: a comment at the end of a line of the cast, or directly above. With `mayIndex` a
 * `!` after an index, `list[at]!`, needs none.
 */
export const commentedCasts = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { mayIndex: { type: 'boolean' } }, additionalProperties: false }],
    messages: { bare },
  },
  create(context) {
    const { sourceCode } = context;
    const { mayIndex = false } = context.options[0] ?? {};
    const reasons = new Set(
      sourceCode
        .getAllComments()
        .filter(isReason)
        .map(({ loc }) => loc.start.line),
    );
    const covered = new Set();

    /** One comment may be above a block of lines that all cast. */
    const isCovered = (line) => reasons.has(line) || reasons.has(line - 1) || covered.has(line - 1);

    function check(node, claim) {
      const lines = [node.loc.start.line, claim.loc.start.line, claim.loc.end.line];
      if (lines.some(isCovered)) lines.forEach((line) => covered.add(line));
      else context.report({ node: claim, messageId: 'bare' });
    }
    const checkCast = (node) => {
      if (!claimsNothing(node)) check(node, node.typeAnnotation);
    };

    return {
      TSAsExpression: checkCast,
      TSTypeAssertion: checkCast,
      TSNonNullExpression(node) {
        const isIndex = node.expression.type === 'MemberExpression' && node.expression.computed;
        if (!(mayIndex && isIndex)) check(node, node);
      },
    };
  },
};
