import type { ReactNode } from 'react';

type Content = readonly ({ type: 'text'; text: string } | { type: 'gap'; id: string })[];

interface GapTextProps {
  content: Content;
  lang: string;
  /** What stands in each gap, in reading order, with keys. */
  gaps: readonly ReactNode[];
}

/** No line may break here. */
const joiner = '\u2060';

/** Punctuation stays on the line of the gap it belongs to. */
function glued(text: string, afterGap: boolean, beforeGap: boolean): string {
  const start = afterGap && /^[^\s\p{L}\p{N}]/u.test(text) ? joiner : '';
  const end = beforeGap && /[^\s\p{L}\p{N}]$/u.test(text) ? joiner : '';
  return start + text + end;
}

/** The running text with whatever stands in its gaps. Line breaks of the text are kept. */
export function GapText({ content, lang, gaps }: GapTextProps) {
  const places = new Map(gapIds(content).map((id, position) => [id, position]));
  return (
    <div className="rb-gaptext" lang={lang} dir="auto">
      {content.map((item, index) =>
        item.type === 'text'
          ? glued(item.text, content[index - 1]?.type === 'gap', content[index + 1]?.type === 'gap')
          : gaps[places.get(item.id) ?? -1],
      )}
    </div>
  );
}

/** The ids of a text's gaps, in reading order. */
export function gapIds(content: Content): string[] {
  return content.flatMap((item) => (item.type === 'gap' ? [item.id] : []));
}
