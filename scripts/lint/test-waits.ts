/** The parts of an ESTree node that the rules below read. */
interface Node {
  type: string;
  name?: string;
  callee?: Node;
  object?: Node;
  property?: Node;
  argument?: Node;
  arguments?: Node[];
  body?: Node | Node[];
  expression?: Node;
  parent?: Node;
}

interface RuleContext {
  report: (problem: { node: Node; message: string }) => void;
}

const waits = new Set(['waitFor', 'poll']);
/** What a Playwright locator or page reads as it is at that moment. */
const reads = new Set([
  'allInnerTexts',
  'allTextContents',
  'count',
  'getAttribute',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'isHidden',
  'isVisible',
  'textContent',
  'title',
]);

const isFunction = ({ type }: Node): boolean => type.endsWith('FunctionExpression') || type === 'FunctionDeclaration';

/** The name of an identifier, or of what is read from an object: `waitFor` and `expect.poll`. */
const nameOf = (node: Node | undefined): string => node?.property?.name ?? node?.name ?? '';

/** Whether this is `expect` or `expect.soft`. */
const isExpect = (node: Node | undefined): boolean => node?.name === 'expect' || node?.object?.name === 'expect';

/** Whether a node is inside a function that is run until it passes. */
function isWaitedFor(node: Node): boolean {
  for (let at: Node | undefined = node; at; at = at.parent)
    if (isFunction(at) && at.parent?.type === 'CallExpression' && waits.has(nameOf(at.parent.callee))) return true;
  return false;
}

/** Refuses `await expect(element).toHaveFocus()` in a story: the focus moves after what a play function waited for is drawn. */
const noInstantFocus = {
  create: (context: RuleContext) => ({
    CallExpression(node: Node) {
      const isFocus = nameOf(node.callee) === 'toHaveFocus' || nameOf(node.arguments?.[0]) === 'activeElement';
      const isExpectation = nameOf(node.callee) === 'toHaveFocus' || node.callee?.name === 'expect';
      if (isFocus && isExpectation && !isWaitedFor(node))
        context.report({
          node,
          message:
            'The focus moves later than the page is drawn. Write `await waitFor(() => expect(…).toHaveFocus())`.',
        });
    },
  }),
};

/** Refuses `expect(await locator.count())` and the like: a page that is slower for once has not arrived there yet. */
const noInstantRead = {
  create: (context: RuleContext) => ({
    CallExpression(node: Node) {
      const read = node.arguments?.[0]?.argument;
      if (isExpect(node.callee) && read?.type === 'CallExpression' && reads.has(nameOf(read.callee)))
        context.report({
          node,
          message: 'This is read once. Use an assertion that waits: `expect(locator).toHave…`, or `expect.poll`.',
        });
    },
  }),
};

/** Refuses `waitFor` in what `waitFor` tries: the inner one waits for what it found first, which may have been replaced, until both give up. */
const noNestedWait = {
  create: (context: RuleContext) => ({
    CallExpression(node: Node) {
      if (waits.has(nameOf(node.callee)) && isWaitedFor(node))
        context.report({
          node,
          message: 'The wait around this one tries again: expect it here without a wait of its own.',
        });
    },
  }),
};

/** Refuses to wait for a time in a test: it is too short on a busy machine, and too long on any other. */
const noFixedWait = {
  create: (context: RuleContext) => ({
    CallExpression(node: Node) {
      const isTimer = nameOf(node.callee) === 'setTimeout' && isAwaitedTimer(node);
      if (isTimer || nameOf(node.callee) === 'waitForTimeout')
        context.report({
          node,
          message:
            'Wait for what must be true, not for a time. Where the time itself is tested, suppress this with a reason.',
        });
    },
  }),
};

/** Whether a call of `setTimeout` does no more than resolve the promise around it. */
function isAwaitedTimer(node: Node): boolean {
  const executor = node.parent;
  return (
    executor !== undefined &&
    isFunction(executor) &&
    executor.parent?.type === 'NewExpression' &&
    nameOf(executor.parent.callee) === 'Promise'
  );
}

export default {
  meta: { name: 'rubrica-tests' },
  rules: {
    'no-instant-focus': noInstantFocus,
    'no-instant-read': noInstantRead,
    'no-nested-wait': noNestedWait,
    'no-fixed-wait': noFixedWait,
  },
};
