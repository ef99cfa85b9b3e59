import { BookOpen, Languages } from 'lucide-react';
import { useId, useState } from 'react';
import { ListenButton } from '../../primitives/dictionary/listen-button.tsx';
import { targetLanguage } from '../../primitives/dictionary/dictionary-queries.ts';
import { Translation } from '../../primitives/dictionary/translation.tsx';
import { useKit } from '../../primitives/views/kit-context.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import type { ListedTerm } from './vocab-parts.ts';
import { vocabMessages } from './messages.ts';

interface WordListProps {
  terms: readonly ListedTerm[];
  lang: string;
  onWord: (word: string, lang: string, at: HTMLElement) => void;
}

/** A list of words, each to be looked up, translated and heard. */
export function WordList({ terms, lang, onWord }: WordListProps) {
  const messages = useMessages(vocabMessages);
  return (
    <ul className="rb-vocab-list" aria-label={messages.vocabList}>
      {terms.map((term, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a list that never changes places, in which a word may stand twice
        <WordLine key={at} {...term} lang={term.lang ?? lang} onWord={onWord} />
      ))}
    </ul>
  );
}

function WordLine({ term, gloss, lang, onWord }: ListedTerm & Pick<WordListProps, 'lang' | 'onWord'>) {
  const { dictionary, language } = useKit();
  const messages = useMessages(vocabMessages);
  const [translated, setTranslated] = useState(false);
  const id = useId();
  const part = (name: string) => `${id}${name}`;
  return (
    <li>
      <div className="rb-vocab-term" lang={lang}>
        <b id={id} dir="auto">
          {term}
        </b>
        {gloss !== '' && <span dir="auto">{gloss}</span>}
      </div>
      <div className="rb-vocab-acts">
        {dictionary?.lookUp && (
          <button
            type="button"
            id={part('l')}
            className="rb-tool"
            aria-haspopup="dialog"
            aria-labelledby={`${part('l')} ${id}`}
            onClick={(event) => onWord(term, lang, event.currentTarget)}
          >
            <BookOpen aria-hidden="true" />
            <span>{messages.vocabLookUp}</span>
          </button>
        )}
        {targetLanguage(dictionary, lang, language) !== undefined && (
          <button
            type="button"
            id={part('t')}
            className="rb-tool"
            aria-expanded={translated}
            aria-labelledby={`${part('t')} ${id}`}
            onClick={() => setTranslated(!translated)}
          >
            <Languages aria-hidden="true" />
            <span>{translated ? messages.vocabHideTranslation : messages.vocabTranslate}</span>
          </button>
        )}
        <ListenButton text={term} lang={lang} id={part('h')} labelledBy={id} />
      </div>
      {translated && (
        <div className="rb-vocab-translation">
          <Translation text={term} lang={lang} />
        </div>
      )}
    </li>
  );
}
