import { Skeleton } from '@rubrica/ui';
import { useKit } from '../views/kit-context.ts';
import { useMessages } from '../messages/messages.ts';
import { targetLanguage, translationQuery } from './dictionary-queries.ts';
import { LookupError } from './lookup-error.tsx';
import { useDictionaryQuery } from './use-dictionary-query.ts';
import { dictionaryMessages } from './messages.ts';

/** A text in the reader's language, in its own direction; nothing where nobody translates. */
export function Translation({ text, lang }: { text: string; lang: string }) {
  const { dictionary, language } = useKit();
  const messages = useMessages(dictionaryMessages);
  const to = targetLanguage(dictionary, lang, language);
  const query = useDictionaryQuery(dictionary, translationQuery(dictionary, text, { from: lang, to }));
  switch (query.state) {
    case 'absent':
      return null;
    case 'waiting':
      return (
        <div aria-busy="true">
          <span className="rb-sr">{messages.dictionarySearching}</span>
          <Skeleton width="40%" />
        </div>
      );
    case 'failed':
      return <LookupError {...query} />;
    case 'known':
      if (query.answer.length === 0) return <p className="rb-dict-quiet">{messages.dictionaryUntranslated}</p>;
      return (
        <ul className="rb-dict-translations" lang={to} dir="auto">
          {query.answer.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      );
  }
}
