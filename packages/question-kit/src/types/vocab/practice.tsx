import { useMemo, useState } from 'react';
import { WordCard } from '../../primitives/dictionary/word-card.tsx';
import { Passage } from './passage.tsx';
import { PracticeRoot } from './practice-root.ts';
import { vocabParts } from './vocab-parts.ts';
import { WordList } from './word-list.tsx';

/** A word whose card is open, and where it stands. */
interface OpenWord {
  word: string;
  lang: string;
  at: HTMLElement;
}

/** Words to be looked up, translated and heard: passages and lists in the order they were written. */
export function Practice({ html, lang }: { html: string; lang: string }) {
  const parts = useMemo(() => vocabParts(html), [html]);
  const [open, setOpen] = useState<OpenWord>();
  const show = (word: string, of: string, at: HTMLElement) => {
    open?.at.removeAttribute('data-open');
    at.setAttribute('data-open', '');
    setOpen({ word, lang: of, at });
  };
  const close = () => {
    open?.at.removeAttribute('data-open');
    setOpen(undefined);
  };

  return (
    <PracticeRoot>
      {parts.map((part, at) =>
        part.kind === 'list' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text that never change places
          <WordList key={at} terms={part.terms} lang={lang} onWord={show} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text that never change places
          <Passage key={at} nodes={part.nodes} lang={lang} onWord={show} />
        ),
      )}
      {open && (
        <WordCard
          key={`${open.lang} ${open.word}`}
          word={open.word}
          lang={open.lang}
          anchor={open.at}
          onClose={close}
        />
      )}
    </PracticeRoot>
  );
}
