import type { KeyboardEvent } from 'react';
import type { AnswerWords } from '../../views/messages/answer-en.ts';
import type { WordBox } from './use-word-box.ts';
import { walkButtons } from './walk-buttons.ts';

interface BoxWordsProps {
  box: readonly string[];
  wordBox: WordBox;
  words: AnswerWords;
  lang: string;
  readOnly: boolean;
}

/** The box. A word that is used stays where it was, crossed out, so that the others do not move. */
export function BoxWords({ box, wordBox, words, lang, readOnly }: BoxWordsProps) {
  const { held, used, pressWord } = wordBox;
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Escape') wordBox.escape(event);
    else walkButtons(event, '[data-word]');
  };
  return (
    <div className="rb-words" role="group" aria-label={words.wordBox}>
      {box.map((word, index) => {
        const gap = used[index] ?? null;
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- a word may stand twice, and the box keeps its order
            key={index}
            type="button"
            className="rb-word"
            lang={lang}
            data-word={index}
            aria-pressed={held?.kind === 'word' && held.word === index}
            aria-disabled={gap !== null || readOnly || undefined}
            onClick={pressWord}
            onKeyDown={onKeyDown}
          >
            <bdi>{word}</bdi>
            {gap !== null && <span className="rb-sr"> ({words.wordUsed(gap + 1)})</span>}
          </button>
        );
      })}
      {!readOnly && <p className="rb-hint">{words.wordBoxHint}</p>}
    </div>
  );
}
