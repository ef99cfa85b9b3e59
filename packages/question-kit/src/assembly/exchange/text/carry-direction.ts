import { escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import { readAttributes } from '../../../primitives/rich-text/rich-text-nodes.ts';
import { toRichTextTag } from './rich-text-tags.ts';

interface Container {
  name: string;
  dir: string | undefined;
}

const tag = /<(\/?)([a-z][a-z\d]*)((?:\s[^<>]*)?)>/giu;
const blockNames: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'pre', 'table', 'blockquote']);
/** Containers that are nested deeper are not followed. */
const maxDepth = 60;

/**
 * Gives every block the direction of the `div` or other container around it. Rich text has no such containers: their blocks stand
 * beside each other, each with a direction of its own.
 */
export function carryDirection(html: string): string {
  return follow(html).html;
}

/** Returns the start tags of the containers that are open at the end of a part of a text, if one of them has a direction. */
export function openDirection(html: string): string {
  const { open } = follow(html);
  return open.some(({ dir }) => dir !== undefined) ? open.map(({ name, dir }) => startTag(name, dir)).join('') : '';
}

function follow(html: string): { html: string; open: readonly Container[] } {
  const open: Container[] = [];
  // Nearly every text has no direction.
  if (!/\sdir\s*=/iu.test(html)) return { html, open };
  const carried = html.replaceAll(tag, (whole, slash: string, written: string, inside: string) => {
    const name = written.toLowerCase();
    const isContainer = name !== 'p' && toRichTextTag(name) === 'p';
    if (slash === '/') {
      const start = isContainer ? open.findLastIndex((container) => container.name === name) : -1;
      if (start !== -1) open.length = start;
      return whole;
    }
    const own = readAttributes(inside)['dir'];
    const dir = own ?? open.at(-1)?.dir;
    if (isContainer && open.length < maxDepth) open.push({ name, dir });
    const needsDirection = own === undefined && dir !== undefined && blockNames.has(toRichTextTag(name));
    return needsDirection ? startTag(written, dir, inside) : whole;
  });
  return { html: carried, open };
}

function startTag(name: string, dir: string | undefined, inside = ''): string {
  return `<${name}${dir === undefined ? '' : ` dir="${escapeHtml(dir)}"`}${inside}>`;
}
