import { Skeleton } from '@rubrica/ui';
import { useKit } from '../views/kit-context.ts';
import { useMessages } from '../messages/messages.ts';
import { meaningQuery } from './dictionary-queries.ts';
import { LookupError } from './lookup-error.tsx';
import { useDictionaryQuery } from './use-dictionary-query.ts';
import { dictionaryMessages } from './messages.ts';

/** The meanings of a word by part of speech; renders nothing if the dictionary has no `lookUp`. */
export function Meanings({ word, lang }: { word: string; lang: string }) {
  const { dictionary, language } = useKit();
  const messages = useMessages(dictionaryMessages);
  const query = useDictionaryQuery(dictionary, meaningQuery(dictionary, word, lang));
  switch (query.state) {
    case 'unavailable':
      return null;
    case 'loading':
      return (
        <div className="rb-dict-bones" aria-busy="true">
          <span className="rb-sr">{messages.dictionarySearching}</span>
          <Skeleton width="30%" />
          <Skeleton />
          <Skeleton width="80%" />
        </div>
      );
    case 'failed':
      return <LookupError {...query} />;
    case 'found':
      if (query.answer.length === 0) return <p className="rb-dict-quiet">{messages.dictionaryWordNotFound}</p>;
      return query.answer.map((entry) => (
        <section key={`${entry.word} ${entry.partOfSpeech}`} className="rb-dict-entry" lang={lang} dir="auto">
          <p>
            {entry.word !== word && <b>{entry.word}</b>}
            {entry.partOfSpeech !== undefined && <i>{entry.partOfSpeech}</i>}
            {entry.pronunciation !== undefined && <span dir="ltr">{entry.pronunciation}</span>}
          </p>
          <ol>
            {entry.meanings.map(({ definition, example, synonyms = [] }) => (
              <li key={definition}>
                {definition}
                {example !== undefined && <q dir="auto">{example}</q>}
                {synonyms.length > 0 && (
                  <small>
                    <span lang={language}>{messages.dictionarySynonyms}</span> {synonyms.join(', ')}
                  </small>
                )}
              </li>
            ))}
          </ol>
        </section>
      ));
  }
}
