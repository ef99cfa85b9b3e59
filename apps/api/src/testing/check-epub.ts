import { strFromU8, unzipSync } from 'fflate';
import path from 'node:path';
import { SaxesParser } from 'saxes';

interface XmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

const phrasing = 'strong em u s sub sup mark code span a br img'.split(' ');
const flow = [...phrasing, ...'p h1 h2 h3 h4 pre blockquote ul ol table hr figure section nav'.split(' ')];
/** What may stand in what, of the XHTML that books use. `#text` is a text that is not blank. */
const contentModel: Readonly<Record<string, readonly string[]>> = {
  html: ['head', 'body'],
  head: ['title', 'link'],
  title: ['#text'],
  ...Object.fromEntries(
    ['body', 'section', 'nav', 'blockquote', 'li', 'td', 'th', 'figure'].map((tag) => [tag, ['#text', ...flow]]),
  ),
  ...Object.fromEntries(
    'p h1 h2 h3 h4 pre strong em u s sub sup mark code span a'.split(' ').map((tag) => [tag, ['#text', ...phrasing]]),
  ),
  ul: ['li'],
  ol: ['li'],
  table: ['thead', 'tbody'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['td', 'th'],
};
const notEmpty: ReadonlySet<string> = new Set(['title', 'ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'section']);

/**
 * Returns which rules of EPUB 3.3 an archive breaks, of those that can be checked without epubcheck: the archive itself, its
 * documents as XML and as XHTML, and that package, navigation, overlays and files agree.
 */
export function epubProblems(bytes: Uint8Array): string[] {
  const problems: string[] = [];
  const files = unzipSync(bytes);
  const names = Object.keys(files);
  const expected = 'mimetypeapplication/epub+zip';
  // The first file lies open, without a further field, from byte 30.
  if (strFromU8(bytes.subarray(30, 30 + expected.length)) !== expected)
    problems.push('The archive does not begin with its type.');
  const documents = new Map<string, XmlElement>();
  for (const name of names) {
    if (!/\.(?:xml|opf|xhtml|smil)$/u.test(name)) continue;
    try {
      documents.set(name, parseXml(strFromU8(files[name] ?? new Uint8Array())));
    } catch (error) {
      problems.push(`${name}: ${String(error)}`);
    }
  }
  const opfPath = all(documents.get('META-INF/container.xml'), 'rootfile')[0]?.attributes['full-path'] ?? '';
  const opf = documents.get(opfPath);
  if (!opf) return [...problems, 'The container names no package.'];
  const inPackage = (href: string, from = opfPath) => path.posix.join(path.posix.dirname(from), href);
  const items = all(opf, 'item').map(({ attributes }) => attributes);
  const byId = new Map(items.map((item) => [item['id'] ?? '', item]));
  const listed = new Set(items.map((item) => inPackage(item['href'] ?? '')));

  if (listed.size !== items.length || byId.size !== items.length) problems.push('The manifest lists something twice.');
  for (const name of listed) if (!names.includes(name)) problems.push(`The manifest lists ${name}, which is missing.`);
  for (const name of names)
    if (name !== 'mimetype' && name !== opfPath && !name.startsWith('META-INF/') && !listed.has(name))
      problems.push(`${name} is not in the manifest.`);
  if (items.filter((item) => item['properties'] === 'nav').length !== 1) problems.push('There is not one navigation.');
  const spine = all(opf, 'itemref').map(({ attributes }) => attributes['idref'] ?? '');
  if (new Set(spine).size !== spine.length) problems.push('A page is in the spine twice.');
  for (const id of spine)
    if (byId.get(id)?.['media-type'] !== 'application/xhtml+xml')
      problems.push(`The spine names ${id}, which is no page.`);
  for (const tag of ['dc:identifier', 'dc:title', 'dc:language'])
    if (all(opf, tag).every((found) => textOf(found).trim() === '')) problems.push(`The package has no ${tag}.`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u.test(meta(opf, 'dcterms:modified'))) problems.push('The date is no date.');
  const overlays = items.filter((item) => item['media-type'] === 'application/smil+xml');
  for (const { id = '' } of overlays) {
    if (!items.some((item) => item['media-overlay'] === id)) problems.push(`No page has the overlay ${id}.`);
    if (!all(opf, 'meta').some(({ attributes }) => attributes['refines'] === `#${id}`))
      problems.push(`${id} has no length.`);
  }

  for (const [name, root] of documents) {
    const elements = all(root, '*');
    const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
    if (new Set(ids).size !== ids.length) problems.push(`${name} has an id twice.`);
    for (const { tag, attributes } of elements)
      for (const address of [attributes['src'], tag === 'link' || tag === 'a' ? attributes['href'] : undefined]) {
        if (address === undefined || /^(?:https?|mailto):/u.test(address)) continue;
        const [file = '', part] = address.split('#');
        const target = inPackage(file, name);
        if (!listed.has(target)) problems.push(`${name} leads to ${target}, which is not in the book.`);
        else if (
          part !== undefined &&
          !all(documents.get(target), '*').some((found) => found.attributes['id'] === part)
        )
          problems.push(`${name} leads to ${address}, where nothing is.`);
      }
    if (name.endsWith('.xhtml')) problems.push(...elements.flatMap((found) => modelProblems(name, found)));
  }
  return problems;
}

function modelProblems(name: string, { tag, attributes, children }: XmlElement): string[] {
  const allowed = contentModel[tag] ?? [];
  const inside = children.flatMap((child) =>
    typeof child === 'string' ? (child.trim() === '' ? [] : ['#text']) : [child.tag],
  );
  return [
    ...inside.filter((child) => !allowed.includes(child)).map((child) => `${name}: ${child} may not stand in ${tag}.`),
    ...(notEmpty.has(tag) && children.length === 0 ? [`${name}: ${tag} is empty.`] : []),
    ...(tag === 'a' && children.some((child) => typeof child !== 'string' && all(child, 'a').length > 0)
      ? [`${name}: a link in a link.`]
      : []),
    ...(tag === 'img' && attributes['alt'] === undefined ? [`${name}: an image without alt.`] : []),
  ];
}

/** Returns the words of the pages of a book, in the order of its spine. */
export function epubWords(bytes: Uint8Array): string {
  const files = unzipSync(bytes);
  return Object.keys(files)
    .filter((name) => name.startsWith('EPUB/pages/'))
    .flatMap((name) => all(parseXml(strFromU8(files[name] ?? new Uint8Array())), 'body').map(textOf))
    .join('\n');
}

/** Returns a file of an archive as text. */
export function epubText(bytes: Uint8Array, name: string): string {
  return strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());
}

/** Parses XML; throws where it is not well-formed, or uses a prefix that it does not declare. */
function parseXml(xml: string): XmlElement {
  const root: XmlElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element: XmlElement = { tag: name, attributes: Object.fromEntries(values), children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => void open.at(-1)?.children.push(text));
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root;
}

function all(root: XmlElement | undefined, tag: string): XmlElement[] {
  return (root?.children ?? []).flatMap((child) =>
    typeof child === 'string' ? [] : [...(tag === '*' || child.tag === tag ? [child] : []), ...all(child, tag)],
  );
}

const textOf = (node: XmlElement | string): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

const meta = (opf: XmlElement, property: string) =>
  all(opf, 'meta')
    .filter(({ attributes }) => attributes['property'] === property)
    .map(textOf)
    .join();
