import { serializeRichText } from '../../rich-text/clean-rich-text.ts';
import { readRichText, type RichElement, type RichNode } from '../../rich-text/rich-text-nodes.ts';

/** A paragraph that Word writes for an item of a list. */
interface WordItem {
  /** Identifies its list. */
  id: string;
  level: number;
  tag: 'ol' | 'ul';
  /** Its number, where it has one in digits. */
  number: number;
}

/** A list that further items may belong to. */
interface OpenList extends Pick<WordItem, 'id' | 'level'> {
  list: RichElement;
  /** Its last item. */
  last: RichElement;
}

const equivalentTags: Readonly<Partial<Record<string, string>>> = { b: 'strong', i: 'em', del: 's', strike: 's' };

/**
 * Returns pasted HTML as the editor reads it: headings become those of the nearest level that it has, and the paragraphs that Word
 * writes for lists, with the number or bullet as text, become lists.
 */
export function readablePaste(html: string): string {
  const levelled = html.replaceAll(
    /(<\/?h)([156])\b/giu,
    (_, start: string, level: string) => `${start}${level === '1' ? 2 : 4}`,
  );
  // Only what Word writes is read anew: it has no formatting in styles alone.
  if (!/mso-list:\s*l\d/iu.test(levelled)) return levelled;
  return serializeRichText(withLists(readRichText(levelled, (name) => equivalentTags[name] ?? name)));
}

/** Whether a clipboard has pictures in its text, or nothing but pictures: a text cannot hold them. */
export function hasLostPictures(data: DataTransfer): boolean {
  if (data.getData('text/html') !== '') return /<img\b/iu.test(data.getData('text/html'));
  return data.getData('text/plain') === '' && [...data.files].some(({ type }) => type.startsWith('image/'));
}

/** Puts the items of lists in lists. */
function withLists(nodes: readonly RichNode[]): RichNode[] {
  const result: RichNode[] = [];
  let open: OpenList[] = [];
  for (const node of nodes) {
    const item = typeof node === 'string' ? null : takeItem(node);
    if (typeof node === 'string' || item === null) {
      // White space stands between the items.
      if (typeof node !== 'string') node.children = withLists(node.children);
      if (typeof node !== 'string' || node.trim() !== '') open = [];
      result.push(node);
      continue;
    }
    const { id, level, tag, number } = item;
    const last: RichElement = { tag: 'li', attributes: {}, children: [node] };
    open = open.filter(
      (each) => each.level < level || (each.level === level && each.id === id && each.list.tag === tag),
    );
    const around = open.at(-1);
    if (around?.level === level) {
      around.list.children.push(last);
      around.last = last;
      continue;
    }
    const attributes = {
      ...(tag === 'ol' && number !== 1 && { start: String(number) }),
      // Its markers stand on the side where its lines begin.
      ...(/^rtl$/iu.test(node.attributes['dir'] ?? '') && { dir: 'rtl' }),
    };
    const list: RichElement = { tag, attributes, children: [last] };
    (around?.last.children ?? result).push(list);
    open.push({ id, level, list, last });
  }
  return result;
}

/** Reads a paragraph of a list, and takes its number or bullet out of it. Null for every other element. */
function takeItem(node: RichElement): WordItem | null {
  const style = node.attributes['style'] ?? '';
  const [, list = '', level, override = ''] = /mso-list:\s*(l\d+)\s+level(\d+)\s+(lfo\d+)/iu.exec(style) ?? [];
  const found = level === undefined || node.tag !== 'p' ? null : findMarker(node);
  if (!found) return null;
  const marker = textIn(found.marker).replaceAll(/[\s\u0640\u200B-\u200F]/gu, '');
  // “Question 1:” says more than the number of a list does.
  const [word] = /\p{L}{2,}/u.exec(marker) ?? [];
  if (word !== undefined && !/^[ivxlcdm]+$/iu.test(word)) return null;
  found.parent.children = found.parent.children.filter((child) => child !== found.marker);
  const digits = marker.match(/\p{Nd}+/gu)?.at(-1);
  return {
    id: `${list} ${override}`,
    level: Number(level),
    // A letter alone is a bullet: `o` of Courier, `v` of Wingdings.
    tag: digits !== undefined || /\p{L}\P{L}/u.test(marker) ? 'ol' : 'ul',
    number: digits === undefined ? 1 : Number(digits.replaceAll(/./gu, (digit) => String(digit.charCodeAt(0) % 16))),
  };
}

/** Finds the number or bullet in a paragraph. */
function findMarker(parent: RichElement): { parent: RichElement; marker: RichElement } | null {
  for (const child of parent.children) {
    if (typeof child === 'string') continue;
    if (/mso-list:\s*ignore/iu.test(child.attributes['style'] ?? '')) return { parent, marker: child };
    const found = findMarker(child);
    if (found) return found;
  }
  return null;
}

function textIn(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(textIn).join('');
}
