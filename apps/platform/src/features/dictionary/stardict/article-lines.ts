/** Elements of HTML that begin a line. */
const blocks = new Set(
  'address article aside blockquote br center dd div dl dt fieldset figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
const unread = new Set(['script', 'style', 'template', 'head', 'title', 'rref', 'iref']);
/** What an XDXF article says about a word besides its meaning: the word, how it is said, its grammar, examples. */
const besides = new Set(['k', 'tr', 'gr', 'pos', 'tense', 'ex', 'co', 'etm', 'categ', 'abbr', 'abr']);

interface ReadingRules {
  /** Whether the breaks of lines in the source are breaks of lines in the text. */
  keepsBreaks: boolean;
  skip: ReadonlySet<string>;
}

/** Returns the text of an element, with a line for each block. */
function textOf(root: Node, { keepsBreaks, skip }: ReadingRules): string {
  let text = '';
  const visit = (node: Node) => {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE || child.nodeType === Node.CDATA_SECTION_NODE) {
        const content = child.nodeValue ?? '';
        text += keepsBreaks ? content : content.replaceAll(/\s+/gu, ' ');
        continue;
      }
      const name = child.nodeName.toLowerCase();
      if (child.nodeType !== Node.ELEMENT_NODE || unread.has(name) || skip.has(name)) continue;
      const isBlock = blocks.has(name);
      if (isBlock) text += '\n';
      visit(child);
      if (isBlock) text += '\n';
    }
  };
  visit(root);
  return text;
}

const nothing: ReadonlySet<string> = new Set();

// What is parsed here is inert: no script of it runs, and nothing of it is loaded.
const parseHtml = (content: string) => new DOMParser().parseFromString(content, 'text/html').body;

function textOfXdxf(content: string): string {
  const parsed = new DOMParser().parseFromString(`<ar>${content}</ar>`, 'text/xml');
  const root = parsed.querySelector('parsererror') ? parseHtml(content) : parsed.documentElement;
  const meanings = [...root.querySelectorAll('dtrn')];
  const rules = { keepsBreaks: true, skip: besides };
  return meanings.length > 0 ? meanings.map((meaning) => textOf(meaning, rules)).join('\n') : textOf(root, rules);
}

/** How the text of a part is read, by its type; those that hold no text to show are not here. */
const readers: Readonly<Record<string, (content: string) => string>> = {
  m: (content) => content,
  h: (content) => textOf(parseHtml(content), { keepsBreaks: false, skip: nothing }),
  g: (content) => textOf(parseHtml(content), { keepsBreaks: true, skip: nothing }),
  x: textOfXdxf,
};

/** Returns the lines of a part of an article, without markup; none of a pronunciation, a picture or a sound. */
export function linesOf(type: string, content: string): string[] {
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (!read) return [];
  return read(content)
    .split(/\r?\n|\u2028/u)
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
}
