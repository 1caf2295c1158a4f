const bare =
  'This cast switches the type check off and says nowhere why it holds. Prefer valibot, `satisfies`, a type guard or a generic; otherwise give the reason in a // comment directly above, or at the end of the line.';

const isConst = ({ typeAnnotation: type }) => type.type === 'TSTypeReference' && type.typeName.name === 'const';

/** `as unknown` alone takes knowledge away; only the cast around it claims something. */
const claimsNothing = (node) => isConst(node) || node.typeAnnotation.type === 'TSUnknownKeyword';

/** Documentation says what the function does, and directives say what lint must not do: neither is the reason of a cast. */
const isReason = ({ type, value }) => type === 'Line' && !/^\s*(?:eslint|@ts)-/.test(value);

/** Requires a reason for each `x as Type`: the comment stands at the end of a line of the cast, or directly above. */
export const commentedCasts = {
  meta: { type: 'problem', schema: [], messages: { bare } },
  create(context) {
    const { sourceCode } = context;
    const reasons = new Set(
      sourceCode
        .getAllComments()
        .filter(isReason)
        .map(({ loc }) => loc.start.line),
    );
    const covered = new Set();

    /** One comment may stand above a block of lines that all cast. */
    const isCovered = (line) => reasons.has(line) || reasons.has(line - 1) || covered.has(line - 1);

    function check(node) {
      if (claimsNothing(node)) return;
      const lines = [node.loc.start.line, node.typeAnnotation.loc.start.line, node.typeAnnotation.loc.end.line];
      if (lines.some(isCovered)) lines.forEach((line) => covered.add(line));
      else context.report({ node: node.typeAnnotation, messageId: 'bare' });
    }

    return { TSAsExpression: check, TSTypeAssertion: check };
  },
};
