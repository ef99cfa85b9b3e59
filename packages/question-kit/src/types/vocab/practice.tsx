import { useMemo, useState } from 'react';
import { lazyPart } from '../../media/lazy-part.ts';
import { dictionaryWords } from '../../views/dictionary/words.ts';
import { useWords } from '../../views/messages/words.ts';
import { Passage } from './passage.tsx';
import { vocabParts } from './vocab-parts.ts';
import { WordList } from './word-list.tsx';

const useCard = lazyPart(() => import('../../views/dictionary/word-card.tsx').then(({ WordCard }) => WordCard));

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
  // Fetched before it is asked for: a reader may lose the connection, and what was looked up before still opens.
  const { Part: WordCard, failed, retry } = useCard(true);
  const words = useWords(dictionaryWords);

  const show = (word: string, of: string, at: HTMLElement) => {
    if (failed) retry();
    at.setAttribute('data-open', '');
    setOpen({ word, lang: of, at });
  };
  const close = () => {
    open?.at.removeAttribute('data-open');
    setOpen(undefined);
  };

  return (
    <div className="rb-vocab">
      {parts.map((part, at) =>
        part.kind === 'list' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text that never change places
          <WordList key={at} terms={part.terms} lang={lang} onWord={show} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text that never change places
          <Passage key={at} nodes={part.nodes} lang={lang} onWord={show} />
        ),
      )}
      {open && WordCard && (
        <WordCard
          key={`${open.lang} ${open.word}`}
          word={open.word}
          lang={open.lang}
          anchor={open.at}
          onClose={close}
        />
      )}
      {open && failed && (
        <p className="rb-dict-trouble" role="alert">
          {words.dictionaryUnloaded}
        </p>
      )}
    </div>
  );
}
