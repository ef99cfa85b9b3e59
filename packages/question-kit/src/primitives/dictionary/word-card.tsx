import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useKit } from '../views/kit-context.ts';
import { useMessages } from '../messages/messages.ts';
import { languageName } from '../text/language-tag.ts';
import { CardRoot } from './card-root.ts';
import { ListenButton } from './listen-button.tsx';
import { Meanings } from './meanings.tsx';
import { placeBeside } from './place-beside.ts';
import { targetLanguage } from './dictionary-queries.ts';
import { Translation } from './translation.tsx';
import { dictionaryMessages } from './messages.ts';

export interface WordCardProps {
  word: string;
  lang: string;
  /** The element of the word on the page. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** The translation and meanings of a word in a popover beside it, or at the lower edge of a narrow window. */
export function WordCard({ word, lang, anchor, onClose }: WordCardProps) {
  const { dictionary, language } = useKit();
  const messages = useMessages(dictionaryMessages);
  const card = useRef<HTMLDivElement>(null);
  const title = useId();
  const to = targetLanguage(dictionary, lang, language);
  const latestOnClose = useRef(onClose);
  useLayoutEffect(() => {
    latestOnClose.current = onClose;
  });

  useLayoutEffect(() => {
    const node = card.current;
    if (!node) return;
    const onToggle = (event: Event) => {
      if ('newState' in event && event.newState === 'closed') latestOnClose.current();
    };
    node.addEventListener('toggle', onToggle);
    node.showPopover();
    node.focus({ preventScroll: true });
    const stop = placeBeside(node, anchor);
    return () => {
      stop();
      node.removeEventListener('toggle', onToggle);
    };
  }, [anchor]);

  return (
    <CardRoot
      ref={card}
      popover="auto"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Keeps a dialog of the host below it open.
        event.stopPropagation();
        card.current?.hidePopover();
      }}
    >
      <header>
        <h3 id={title} lang={lang} dir="auto">
          {word}
        </h3>
        <ListenButton text={word} lang={lang} />
        <button
          type="button"
          className="rb-dict-close"
          aria-label={messages.dictionaryClose}
          onClick={() => card.current?.hidePopover()}
        >
          <X aria-hidden="true" />
        </button>
      </header>
      {to !== undefined && (
        <section>
          <h4>{messages.dictionaryTranslationTitle(languageName(to, language))}</h4>
          <Translation text={word} lang={lang} />
        </section>
      )}
      {dictionary?.lookUp && (
        <section>
          <h4>{messages.dictionaryMeaning}</h4>
          <Meanings word={word} lang={lang} />
        </section>
      )}
      {to === undefined && !dictionary?.lookUp && <p className="rb-dict-quiet">{messages.dictionaryNotConfigured}</p>}
    </CardRoot>
  );
}
