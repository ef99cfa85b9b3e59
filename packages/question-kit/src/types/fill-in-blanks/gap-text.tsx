import { createElement, Fragment, type ReactNode } from 'react';
import type { ItemId } from '../../primitives/schema/ids.ts';
import type { GapTextRun } from './schema.ts';

type Content = readonly (GapTextRun | { type: 'gap'; id: ItemId })[];

interface GapTextProps {
  content: Content;
  /** None where it is that of what is around the text. */
  lang?: string;
  /** The content of each gap, in reading order, with React keys. */
  gaps: readonly ReactNode[];
}

/** Punctuation that begins a text: it stays on the line of the gap before it. */
const leading = /^[^\s\p{L}\p{N}]+/u;

/** The running text with whatever stands in its gaps. Line breaks of the text are kept, a blank line parts paragraphs. */
export function GapText({ content, lang, gaps }: GapTextProps) {
  const places = new Map(gapIds(content).map((id, position) => [id, position]));
  return (
    <div className="rb-gaptext" lang={lang} dir="auto">
      {content.map((item, index) => {
        if (item.type === 'text') {
          const text = content[index - 1]?.type === 'gap' ? item.text.replace(leading, '') : item.text;
          return formatted(item, paragraphs(text, index), `text ${index}`);
        }
        const gap = gaps[places.get(item.id) ?? -1];
        const next = content[index + 1];
        const [punctuation] = (next?.type === 'text' && leading.exec(next.text)) || [];
        return punctuation === undefined ? (
          gap
        ) : (
          <span key={item.id} className="rb-together">
            {gap}
            {next?.type === 'text' && formatted(next, punctuation)}
          </span>
        );
      })}
    </div>
  );
}

/** The words of a run in the elements of its formatting. */
export function formatted({ formatting = [] }: GapTextRun, words: ReactNode, key?: string): ReactNode {
  return formatting.reduceRight((inside, tag) => createElement(tag, { key }, inside), words);
}

/** A text, with a small space for every blank line. */
function paragraphs(text: string, key: number): ReactNode {
  if (!text.includes('\n\n')) return text;
  return text.split(/\n{2,}/u).map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the text is the author's; its pieces keep their order
    <Fragment key={`${key} ${index}`}>
      {index > 0 && <span className="rb-break" />}
      {piece}
    </Fragment>
  ));
}

/** The ids of a text's gaps, in reading order. */
export function gapIds(content: Content): string[] {
  return content.flatMap((item) => (item.type === 'gap' ? [item.id] : []));
}
