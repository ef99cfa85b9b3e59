/** The parts of an ESTree node that the rule below reads. */
interface Node {
  type: string;
  name?: string | Node;
  body?: Node;
  value?: Node;
  callee?: Node;
  property?: Node;
  expression?: Node;
  arguments?: Node[];
}

interface RuleContext {
  report: (problem: { node: Node; message: string }) => void;
}

const effectHook = /^use\w*Effect$/u;
/** A block says by `return` what it gives; a function or its name is a cleanup. */
const intended = new Set(['BlockStatement', 'ArrowFunctionExpression', 'FunctionExpression', 'Identifier']);
const message =
  'React calls what this function returns when it cleans up. Write the body in braces: without a value, or with `return` and a cleanup function.';

/** Whether this is an arrow function whose body is an expression other than a function or its name. */
const returnsByAccident = (node: Node): boolean =>
  node.type === 'ArrowFunctionExpression' && !intended.has(node.body?.type ?? '');

/** The name of an identifier, or of what is read from an object: `useEffect` and `React.useEffect`. */
function nameOf(node: Node | string | undefined): string {
  if (typeof node !== 'object') return node ?? '';
  return nameOf(node.property ?? node.name);
}

/**
 * Refuses `useEffect(() => expression)` and `ref={(element) => expression}`. React takes the value for a cleanup function.
 * A call that returns nothing today may return a value tomorrow: `scrollIntoView()` returns a promise in newer browsers,
 * which breaks the page.
 */
const noAccidentalReturn = {
  create: (context: RuleContext) => ({
    CallExpression(node: Node) {
      const effect = node.arguments?.[0];
      if (effect && effectHook.test(nameOf(node.callee)) && returnsByAccident(effect))
        context.report({ node: effect, message });
    },
    JSXAttribute(node: Node) {
      const callback = node.value?.expression;
      if (callback && nameOf(node.name) === 'ref' && returnsByAccident(callback))
        context.report({ node: callback, message });
    },
  }),
};

export default { meta: { name: 'rubrica' }, rules: { 'no-accidental-return': noAccidentalReturn } };
