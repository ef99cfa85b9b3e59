import { Skeleton } from '@rubrica/ui';
import { useKit } from '../views/kit-context.ts';
import { useMessages } from '../messages/messages.ts';
import { targetLanguage, translationQuery } from './dictionary-queries.ts';
import { LookupError } from './lookup-error.tsx';
import { useDictionaryQuery } from './use-dictionary-query.ts';
import { dictionaryMessages } from './messages.ts';

/** The translations of a text into the reader's language; renders nothing if the dictionary does not translate it. */
export function Translation({ text, lang }: { text: string; lang: string }) {
  const { dictionary, language } = useKit();
  const messages = useMessages(dictionaryMessages);
  const to = targetLanguage(dictionary, lang, language);
  const query = useDictionaryQuery(dictionary, translationQuery(dictionary, text, { from: lang, to }));
  switch (query.state) {
    case 'unavailable':
      return null;
    case 'loading':
      return (
        <div aria-busy="true">
          <span className="rb-sr">{messages.dictionarySearching}</span>
          <Skeleton width="40%" />
        </div>
      );
    case 'failed':
      return <LookupError {...query} />;
    case 'found':
      if (query.answer.length === 0) return <p className="rb-dict-quiet">{messages.dictionaryNoTranslation}</p>;
      return (
        <ul className="rb-dict-translations" lang={to} dir="auto">
          {query.answer.map((translation) => (
            <li key={translation}>{translation}</li>
          ))}
        </ul>
      );
  }
}
