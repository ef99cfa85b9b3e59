import { readRichText, type RichNode } from '../../../primitives/rich-text/rich-text-nodes.ts';

/** A line of rich text as plain text; `lang` where its author marked the language of all of it. */
export interface TextLine {
  text: string;
  lang: string | undefined;
}

const inlineTags: ReadonlySet<string> = new Set('strong em u s sub sup mark code span a'.split(' '));

/** The lines of rich text: each paragraph, heading, entry of a list and cell is one. */
export function textLines(html: string): TextLine[] {
  const lines: TextLine[] = [];
  let current = '';
  const end = (lang: string | undefined) => {
    const text = current.replaceAll(/\s+/gu, ' ').trim();
    if (text !== '') lines.push({ text, lang });
    current = '';
  };
  const walk = (nodes: readonly RichNode[], lang: string | undefined) => {
    for (const node of nodes) {
      if (typeof node === 'string') current += node;
      else if (inlineTags.has(node.tag)) walk(node.children, lang);
      else {
        end(lang);
        const own = node.attributes['lang']?.split('-')[0]?.toLowerCase() ?? lang;
        walk(node.children, own);
        end(own);
      }
    }
  };
  walk(readRichText(html), undefined);
  end(undefined);
  return lines;
}

/** The words of rich text that are emphasised: bold, italic, underlined, marked, or in capitals throughout. */
export function emphasisedText(html: string): string {
  const parts: string[] = [];
  const walk = (nodes: readonly RichNode[], isEmphasised: boolean) => {
    for (const node of nodes) {
      if (typeof node === 'string') parts.push(isEmphasised ? node : (node.match(/\b\p{Lu}{2,}\b/gu) ?? []).join(' '));
      else walk(node.children, isEmphasised || ['strong', 'em', 'u', 'mark'].includes(node.tag));
    }
  };
  walk(readRichText(html), false);
  return parts.join(' ');
}
