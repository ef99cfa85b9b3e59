import { Skeleton } from '@rubrica/ui';
import { useKit } from '../views/kit-context.ts';
import { useMessages } from '../messages/messages.ts';
import { targetOf, translationOf } from './questions.ts';
import { Trouble } from './trouble.tsx';
import { useAsked } from './use-asked.ts';
import { dictionaryMessages } from './messages.ts';

/** A text in the reader's language, in its own direction; nothing where nobody translates. */
export function Translation({ text, lang }: { text: string; lang: string }) {
  const { dictionary, language } = useKit();
  const messages = useMessages(dictionaryMessages);
  const to = targetOf(dictionary, lang, language);
  const asked = useAsked(dictionary, translationOf(dictionary, text, { from: lang, to }));
  switch (asked.state) {
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
      return <Trouble {...asked} />;
    case 'known':
      if (asked.answer.length === 0) return <p className="rb-dict-quiet">{messages.dictionaryUntranslated}</p>;
      return (
        <ul className="rb-dict-translations" lang={to} dir="auto">
          {asked.answer.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      );
  }
}
