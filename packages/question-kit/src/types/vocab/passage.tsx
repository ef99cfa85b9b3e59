import { Prose } from '@rubrica/ui';
import { memo, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { RichNode } from '../../primitives/rich-text/rich-text-nodes.ts';
import { targetLanguage } from '../../primitives/dictionary/dictionary-queries.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import { useKit } from '../../primitives/views/kit-context.ts';
import { richNodes } from '../../primitives/views/rich-text.tsx';
import { cutWords } from './cut-words.ts';
import { vocabMessages } from './messages.ts';

interface PassageProps {
  nodes: readonly RichNode[];
  lang: string;
  /** A word has been pressed; `lang` is the one it is written in. */
  onWord: (word: string, lang: string, at: HTMLElement) => void;
}

/** The words of a passage, each in its own element; rendered once. */
const Words = memo(function Words({ nodes, lang }: Pick<PassageProps, 'nodes' | 'lang'>) {
  return richNodes(nodes, (text, key) => (
    <span key={key}>
      {cutWords(text, lang).map((piece, at) =>
        piece.isWord ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of a text that never change places
          <span key={at} data-word="">
            {piece.text}
          </span>
        ) : (
          piece.text
        ),
      )}
    </span>
  ));
});

/** A passage whose every word can be pressed: one tab stop, with the arrow keys between its words. */
export function Passage({ nodes, lang, onWord }: PassageProps) {
  const messages = useMessages(vocabMessages);
  const { dictionary, language } = useKit();
  const hasMeanings = dictionary?.lookUp !== undefined || targetLanguage(dictionary, lang, language) !== undefined;
  const text = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState('');
  const hint = useId();

  const all = () => [...(text.current?.querySelectorAll<HTMLElement>('[data-word]') ?? [])];
  const current = () => text.current?.querySelector<HTMLElement>('[data-word][data-current]') ?? null;
  const goTo = (word: HTMLElement | undefined) => {
    if (!word) return;
    current()?.removeAttribute('data-current');
    word.setAttribute('data-current', '');
  };
  const open = (word: HTMLElement) => {
    goTo(word);
    text.current?.focus({ preventScroll: true });
    onWord(word.textContent, word.closest<HTMLElement>('[lang]')?.lang || lang, word);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== text.current) return;
    const list = all();
    const at = current();
    const place = at ? list.indexOf(at) : -1;
    const rtl =
      getComputedStyle(at?.parentElement ?? list[0]?.parentElement ?? event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = {
      ArrowRight: rtl ? place - 1 : place + 1,
      ArrowLeft: rtl ? place + 1 : place - 1,
      Home: 0,
      End: list.length - 1,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      const word = list[Math.min(Math.max(next, 0), list.length - 1)];
      goTo(word);
      word?.scrollIntoView({ block: 'nearest' });
      setSpoken(word?.textContent ?? '');
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const word = at ?? list[0];
      if (word) open(word);
    }
  };
  const onClick = ({ target }: MouseEvent) => {
    const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
    // Selecting text opens no card, and links work as links.
    if (word && getSelection()?.isCollapsed !== false && !word.closest('a')) open(word);
  };

  return (
    <>
      <p className="rb-vocab-hint" id={hint}>
        {hasMeanings ? messages.vocabPress : messages.vocabPressToListen}
        <span className="rb-sr">{messages.vocabKeys}</span>
      </p>
      <Prose
        ref={text}
        className="rb-vocab-passage"
        lang={lang}
        dir="auto"
        role="group"
        aria-label={messages.vocabPassage}
        aria-describedby={hint}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={() => current() ?? goTo(all()[0])}
      >
        <Words nodes={nodes} lang={lang} />
      </Prose>
      <span className="rb-sr" role="status" lang={lang}>
        {spoken}
      </span>
    </>
  );
}
