import { useRef, useState } from 'react';
import { firstText, withFirstText } from '../../../primitives/schema/answer-text.ts';
import { countWords } from '../../../primitives/text/words.ts';
import type { WritingEntry, WritingStudentBlock } from '../schema.ts';
import type { AnswerProps } from '../../../primitives/answer/answer-view.ts';
import { Rubric } from '../../../primitives/views/rubric.tsx';
import { useCommitted } from '../../../primitives/views/use-committed.ts';
import { wordNote, wordState, wordTask } from './word-state.ts';
import { useMessages } from '../../../primitives/messages/messages.ts';
import { writingMessages } from './messages.ts';

/** A text area that grows, with the word count and the requested length. */
export function WritingAnswer(props: AnswerProps<WritingStudentBlock, WritingEntry>) {
  const { block, entry, onChange, readOnly, uid, number, messages, lang } = props;
  const own = useMessages(writingMessages);
  const sheet = useRef<HTMLTextAreaElement>(null);
  const text = firstText(entry?.studentAnswer ?? []);
  const count = countWords(text, lang);
  const state = wordState(count, block);
  const task = wordTask(block, own);
  const note = wordNote(count, block, own);

  // For browsers without `field-sizing`.
  useCommitted(() => {
    const node = sheet.current;
    if (!node || CSS.supports('field-sizing', 'content')) return;
    node.style.blockSize = 'auto';
    node.style.blockSize = `${node.scrollHeight + 2}px`;
  });

  const write = (next: string) =>
    onChange({
      instructorFiles: [],
      studentContentMark: 0,
      studentLanguageMark: 0,
      ...entry,
      studentAnswer: withFirstText(entry?.studentAnswer ?? [], next),
    });

  return (
    <>
      <div className="rb-rubric" id={`${uid}r`}>
        <Rubric html={block.rubric} number={number} messages={messages} lang={lang} />
      </div>
      <textarea
        ref={sheet}
        className="rb-sheet"
        value={text}
        readOnly={readOnly}
        onChange={(event) => write(event.target.value)}
        aria-label={own.yourText}
        aria-describedby={`${uid}r ${uid}w`}
        lang={lang}
        dir="auto"
        rows={12}
        maxLength={100_000}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className="rb-foot rb-count" data-state={state}>
        <strong>{own.wordCount(count)}</strong>
        {note !== '' && <span className="rb-note">{note}</span>}
        <span className="rb-points" id={`${uid}w`}>
          {task}
        </span>
        <span>{messages.points(block.maximum)}</span>
      </div>
      <Spoken text={state === 'free' ? '' : note} state={state} />
    </>
  );
}

/** Announces to screen readers when the text becomes long enough or too long, not at every word. */
function Spoken({ text, state }: { text: string; state: string }) {
  const [before, setBefore] = useState(state);
  const [own, setSaid] = useState('');
  if (before !== state) {
    setBefore(state);
    setSaid(text);
  }
  return (
    <span className="rb-sr" role="status">
      {own}
    </span>
  );
}
