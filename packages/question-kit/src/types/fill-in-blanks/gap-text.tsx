import type { ReactNode } from 'react';

type Content = readonly ({ type: 'text'; text: string } | { type: 'gap'; id: string })[];

interface GapTextProps {
  content: Content;
  lang: string;
  /** What stands in each gap, in reading order, with keys. */
  gaps: readonly ReactNode[];
}

/** The running text with whatever stands in its gaps. Line breaks of the text are kept. */
export function GapText({ content, lang, gaps }: GapTextProps) {
  const ids = gapIds(content);
  return (
    <div className="rb-gaptext" lang={lang} dir="auto">
      {content.map((item) => (item.type === 'text' ? item.text : gaps[ids.indexOf(item.id)]))}
    </div>
  );
}

/** The ids of a text's gaps, in reading order. */
export function gapIds(content: Content): string[] {
  return content.flatMap((item) => (item.type === 'gap' ? [item.id] : []));
}
