import { Parser } from 'htmlparser2';

/** A node of a page: a text, or an element of any name. */
export type ContentNode = string | ContentElement;

/** An element with its attributes as they were written. */
export interface ContentElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: ContentNode[];
}

/** Elements nested deeper become siblings: those who walk the nodes call themselves. */
const maxDepth = 60;

/** Elements that are left out with all that is in them; of other unknown ones the content stays. */
const skipped: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'title',
  'textarea',
  'svg',
  'math',
  'iframe',
]);

/** Reads the HTML of a page. It never throws. */
export function readContent(html: string): ContentNode[] {
  const root: ContentElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  /** The parser nests these deeper than `open` does. */
  let tooDeep = 0;
  let skipping = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (skipping > 0 || skipped.has(tag)) return void (skipping += 1);
      const element: ContentElement = { tag, attributes, children: [] };
      open.at(-1)?.children.push(element);
      if (open.length > maxDepth) tooDeep += 1;
      else open.push(element);
    },
    ontext: (text) => void (skipping === 0 && open.at(-1)?.children.push(text)),
    onclosetag: () => {
      if (skipping > 0) skipping -= 1;
      else if (tooDeep > 0) tooDeep -= 1;
      else if (open.length > 1) open.pop();
    },
  });
  parser.end(html);
  return root.children;
}

/** Whether a node has words. */
export function isShown(node: ContentNode): boolean {
  if (typeof node === 'string') return node.trim() !== '';
  return node.children.some(isShown);
}

/** All elements of some names, in the order of the page. */
export function elementsOf(nodes: readonly ContentNode[], tags: readonly string[]): ContentElement[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(tags.includes(node.tag) ? [node] : []), ...elementsOf(node.children, tags)],
  );
}

/** The words of a node in one line. */
export function wordsOf(node: ContentNode): string {
  const text = (part: ContentNode): string => (typeof part === 'string' ? part : part.children.map(text).join(' '));
  return text(node).replaceAll(/\s+/gu, ' ').trim();
}
