/** A paragraph that Word writes for an item of a list. */
interface WordItem {
  /** Identifies its list. */
  id: string;
  level: number;
  tag: 'ol' | 'ul';
  /** Its number; 1 for a bullet. */
  number: number;
  /** Its number or bullet as text. */
  marker: Element;
}

/** A list that further items may belong to. */
interface OpenList extends Pick<WordItem, 'id' | 'level'> {
  list: HTMLElement;
  /** Its last item. */
  last: HTMLElement;
}

/** Bullets, some of them signs of fonts of signs, which Word writes as characters for private use. */
const bullet = /^[·•●○◦■□▪▫◆◇❖➢➤►✓✔★*§¨–—→\uE000-\uF8FF-]$/u;
/** Letters that are bullets in the fonts of signs: `o` is a circle. */
const letterBullet = /^[FlnopqruvwxØàèðüþ]$/u;
const fontOfSigns = /(?<![\w-])font-family:\s*["']?(?:courier|symbol|webdings|wingdings)/iu;
/** Nothing but one number. A list shows no letters, and no `1.2`. */
const numberAlone = /^\p{Ps}?([\d٠-٩۰-۹]{1,5})[\p{Pe}\p{Pd}.:،/]*$/u;

/**
 * Returns pasted HTML as the editor reads it: headings become those of the nearest level that it has, and the paragraphs that Word
 * writes for lists, with the number or bullet as text, become lists. Nothing else is changed: the editor cleans what it reads.
 */
export function readablePaste(html: string): string {
  const levelled = html.replaceAll(
    /(<\/?h)([156])\b/giu,
    (_, start: string, level: string) => `${start}${level === '1' ? 2 : 4}`,
  );
  if (!/mso-list:\s*l\d/iu.test(levelled)) return levelled;
  const { body } = inertDocument(levelled);
  makeLists(body);
  return body.innerHTML;
}

/** Whether a clipboard has pictures in its text, or nothing but pictures: a text cannot hold them. */
export function hasLostPictures(data: DataTransfer): boolean {
  const html = data.getData('text/html');
  if (html === '') {
    return data.getData('text/plain') === '' && [...data.files].some(({ type }) => type.startsWith('image/'));
  }
  const { body } = inertDocument(html);
  // A picture can be a bullet.
  for (const marker of markersIn(body)) marker.remove();
  return body.querySelector('img') !== null;
}

/** Reads HTML without running or loading anything in it. It must not become part of the page. */
const inertDocument = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** Finds the numbers and bullets that Word writes as text. */
const markersIn = (parent: Element) =>
  [...parent.querySelectorAll('[style]')].filter((element) => /mso-list:\s*ignore/iu.test(styleOf(element)));

/** Puts the items of lists in lists. */
function makeLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  let following: Node | null = null;
  for (const paragraph of body.querySelectorAll('p')) {
    const item = readItem(paragraph);
    if (item === null) continue;
    const { id, level, tag, number, marker } = item;
    // Whatever stands between two items ends their lists.
    if (paragraph !== following) open = [];
    following = contentAfter(paragraph);
    open = open.filter(
      (each) => each.level < level || (each.level === level && each.id === id && each.list.localName === tag),
    );
    marker.remove();
    const last = body.ownerDocument.createElement('li');
    const around = open.at(-1);
    if (around?.level === level) {
      around.list.append(last);
      around.last = last;
    } else {
      const list = body.ownerDocument.createElement(tag);
      if (number !== 1) list.setAttribute('start', String(number));
      // Its markers stand on the side where its lines begin.
      if (paragraph.dir === 'rtl') list.dir = 'rtl';
      if (around) around.last.append(list);
      else paragraph.before(list);
      list.append(last);
      open.push({ id, level, list, last });
    }
    last.append(paragraph);
  }
}

/**
 * Reads a paragraph of a list. Null for every other one, and for one whose marker says more than a list shows: a text may refer to
 * “B)” and to “Question 1:”.
 */
function readItem(paragraph: Element): WordItem | null {
  const [, list = '', level, override = ''] =
    /mso-list:\s*(l\d+)\s+level(\d+)\s+(lfo\d+)/iu.exec(styleOf(paragraph)) ?? [];
  const [marker] = level === undefined ? [] : markersIn(paragraph);
  if (!marker) return null;
  const text = (marker.textContent ?? '').replaceAll(/[\s\u061C\u200B-\u200F]/gu, '');
  const digits = numberAlone.exec(text)?.[1];
  if (digits === undefined && !isBullet(text, marker, paragraph)) return null;
  return {
    id: `${list} ${override}`,
    level: Number(level),
    tag: digits === undefined ? 'ul' : 'ol',
    number: digits === undefined ? 1 : Number(digits.replaceAll(/./gu, (digit) => String(digit.charCodeAt(0) % 16))),
    marker,
  };
}

function isBullet(text: string, marker: Element, paragraph: Element): boolean {
  if (text === '') return marker.querySelector('img') !== null;
  if (!letterBullet.test(text)) return bullet.test(text);
  for (let at: Element | null = marker; at && at !== paragraph; at = at.parentElement) {
    if (fontOfSigns.test(styleOf(at))) return true;
  }
  return false;
}

/** Returns what comes after a paragraph, beside white space and comments. */
function contentAfter(paragraph: Element): Node | null {
  let node = paragraph.nextSibling;
  while (node && (node instanceof Comment || (node instanceof Text && node.data.trim() === '')))
    node = node.nextSibling;
  return node;
}
