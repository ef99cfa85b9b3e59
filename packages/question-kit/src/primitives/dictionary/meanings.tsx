import { Skeleton } from '@rubrica/ui';
import { useKit } from '../views/kit-context.ts';
import { useMessages } from '../messages/messages.ts';
import { meaningOf } from './questions.ts';
import { Trouble } from './trouble.tsx';
import { useAsked } from './use-asked.ts';
import { dictionaryMessages } from './messages.ts';

/** What a word means, by part of speech; nothing where nobody tells. */
export function Meanings({ word, lang }: { word: string; lang: string }) {
  const { dictionary } = useKit();
  const messages = useMessages(dictionaryMessages);
  const asked = useAsked(dictionary, meaningOf(dictionary, word, lang));
  switch (asked.state) {
    case 'absent':
      return null;
    case 'waiting':
      return (
        <div className="rb-dict-bones" aria-busy="true">
          <span className="rb-sr">{messages.dictionarySearching}</span>
          <Skeleton width="30%" />
          <Skeleton />
          <Skeleton width="80%" />
        </div>
      );
    case 'failed':
      return <Trouble {...asked} />;
    case 'known':
      if (asked.answer.length === 0) return <p className="rb-dict-quiet">{messages.dictionaryUnknown}</p>;
      return asked.answer.map((entry) => (
        <section key={`${entry.word} ${entry.partOfSpeech}`} className="rb-dict-entry" lang={lang} dir="auto">
          <p>
            {entry.word !== word && <b>{entry.word}</b>}
            {entry.partOfSpeech !== undefined && <i>{entry.partOfSpeech}</i>}
            {entry.pronunciation !== undefined && <span dir="ltr">{entry.pronunciation}</span>}
          </p>
          <ol>
            {entry.meanings.map(({ definition, example }) => (
              <li key={definition}>
                {definition}
                {example !== undefined && <q dir="auto">{example}</q>}
              </li>
            ))}
          </ol>
        </section>
      ));
  }
}
