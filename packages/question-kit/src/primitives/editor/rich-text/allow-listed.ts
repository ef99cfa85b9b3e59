import { Extension, Mark, Node, mergeAttributes } from '@tiptap/react';

/** Marks of the allow-list that the starter kit lacks. */
const simpleMark = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      if (name === 'subscript') return { 'Mod-,': () => this.editor.commands.toggleMark(name) };
      if (name === 'superscript') return { 'Mod-.': () => this.editor.commands.toggleMark(name) };
      return {};
    },
  });

export const Subscript = simpleMark('subscript', 'sub');
export const Superscript = simpleMark('superscript', 'sup');
export const Highlight = simpleMark('highlight', 'mark');
/** Unlike the one of the starter kit, it can be combined with other marks. */
export const CodeWords = simpleMark('code', 'code');

/** A run of text in another language or direction, which may hold another such run. */
export const Span = Mark.create({
  name: 'span',
  excludes: '',
  parseHTML: () => [{ tag: 'span[lang]' }, { tag: 'span[dir]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === null ? {} : { [name]: attributes[name] }),
});

/** Language and direction, which every allowed tag may carry. */
export const LangAndDir = Extension.create({
  name: 'langAndDir',
  addGlobalAttributes: () => [
    {
      types: '*',
      attributes: { lang: attribute('lang'), dir: attribute('dir') },
    },
  ],
});

/** Word and imports put paragraphs and lists in cells; the words of a cell without any get a paragraph, as those of a list item do. */
const cellContent = 'block+';

const tableNode = (
  name: string,
  tags: readonly [string, ...string[]],
  content: string,
  attributes: readonly string[] = [],
) =>
  Node.create({
    name,
    content,
    group: name === 'table' ? 'block' : '',
    // What is written or pasted in a table stays in it, and in its cell.
    isolating: name === 'table' || content === cellContent,
    addAttributes: () => Object.fromEntries(attributes.map((key) => [key, attribute(key)])),
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ HTMLAttributes }) => [tags[0], mergeAttributes(HTMLAttributes), 0],
  });

/** Existing tables are kept and their cells can be edited; the toolbar cannot create tables. */
export const tableNodes = [
  tableNode('table', ['table'], '(tableHeadSection | tableBody | tableRow)+'),
  tableNode('tableHeadSection', ['thead'], 'tableRow+'),
  tableNode('tableBody', ['tbody'], 'tableRow+'),
  tableNode('tableRow', ['tr'], '(tableCell | tableHead)*'),
  tableNode('tableHead', ['th'], cellContent, ['scope', 'colspan', 'rowspan']),
  tableNode('tableCell', ['td'], cellContent, ['colspan', 'rowspan']),
];
