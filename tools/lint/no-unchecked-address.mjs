/** Attributes whose value is an address that a browser loads, opens or sends a form to. */
const addressAttributes = new Set([
  'href',
  'xlinkHref',
  'src',
  'srcSet',
  'action',
  'formAction',
  'poster',
  'data',
  'background',
  'manifest',
  'ping',
]);

const leaving = 'Before the page navigates to an address, pass it through leaveTo() of @starhaven/ui-kit.';
const showing =
  'An address that is not a literal may come from data. Use SiteLink, ExternalLink, AppLink or Picture of @starhaven/ui-kit, which show an invalid address as text.';

/** Fixed beginnings of an address; a value after them cannot change scheme or host. */
const fixedStart = /^(?:\/[^/\\]|mailto:|#|\?)/;

/** Refuses `<a href={value}>` and similar attributes, `window.open(value)` and `location.assign(value)`, unless the value is a literal. */
export const noUncheckedAddress = {
  meta: { type: 'problem', schema: [], messages: { showing, leaving } },
  create(context) {
    const isWritten = (node) => {
      switch (node?.type) {
        case 'Literal':
          return true;
        case 'TemplateLiteral':
          return node.expressions.length === 0 || fixedStart.test(node.quasis[0].value.raw);
        case 'ConditionalExpression':
          return isWritten(node.consequent) && isWritten(node.alternate);
        case 'Identifier':
          return isWrittenConstant(node);
        default:
          return false;
      }
    };

    const isWrittenConstant = (node) => {
      let scope = context.sourceCode.getScope(node);
      while (scope && !scope.set.has(node.name)) scope = scope.upper;
      const [definition] = scope?.set.get(node.name)?.defs ?? [];
      if (definition?.type !== 'Variable' || definition.parent.kind !== 'const') return false;
      return definition.node.id.type === 'Identifier' && isWritten(definition.node.init);
    };

    /** Whether the file declares or imports this name itself, so that it does not mean the browser's global. */
    const isOwnName = (node) => {
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
        if (scope.set.get(node.name)?.defs.length > 0) return true;
      }
      return false;
    };

    const isLocation = (node) =>
      (node.type === 'Identifier' && node.name === 'location') ||
      (node.type === 'MemberExpression' && node.property.name === 'location');

    return {
      JSXAttribute(node) {
        const { name } = node.parent.name;
        const isElement = typeof name === 'string' && /^[a-z]/.test(name);
        if (!isElement || !addressAttributes.has(node.name.name)) return;
        if (node.value?.type === 'JSXExpressionContainer' && !isWritten(node.value.expression)) {
          context.report({ node, messageId: 'showing' });
        }
      },
      CallExpression({ callee, arguments: [address] }) {
        const isOpen =
          (callee.type === 'Identifier' && callee.name === 'open' && !isOwnName(callee)) ||
          (callee.type === 'MemberExpression' && callee.object.name === 'window' && callee.property.name === 'open');
        const isAssign =
          callee.type === 'MemberExpression' &&
          (callee.property.name === 'assign' || callee.property.name === 'replace') &&
          isLocation(callee.object);
        if ((isOpen || isAssign) && address && !isWritten(address)) {
          context.report({ node: callee, messageId: 'leaving' });
        }
      },
      AssignmentExpression({ left, right }) {
        const isTarget =
          left.type === 'MemberExpression' &&
          (isLocation(left) || (left.property.name === 'href' && isLocation(left.object)));
        if (isTarget && !isWritten(right)) context.report({ node: left, messageId: 'leaving' });
      },
    };
  },
};
