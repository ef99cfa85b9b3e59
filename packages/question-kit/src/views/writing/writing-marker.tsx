import { Checkbox, TextArea } from '@rubrica/ui';
import { useState } from 'react';
import { firstText } from '../../core/answer-text.ts';
import { countWords } from '../../core/words.ts';
import type { WritingBlock, WritingEntry } from '../../writing/schema.ts';
import type { MarkerProps } from '../marker/marker-view.ts';
import { ScoreField } from '../marker/score-field.tsx';
import { ModelAnswer } from '../review/model-answer.tsx';
import { ReviewHead } from '../review/review-head.tsx';
import { FileLink } from '../stimulus/file-link.tsx';
import { CommentedText } from './commented-text.tsx';
import { wordNote, wordState, wordTask } from './word-state.ts';

type Component = 'studentContentMark' | 'studentLanguageMark';

const unanswered: WritingEntry = {
  studentAnswer: [],
  instructorFiles: [],
  studentContentMark: 0,
  studentLanguageMark: 0,
};

/** A text to be marked: comments on its words, the two components, and a word on the whole. */
export function WritingMarker(props: MarkerProps<WritingBlock, WritingEntry>) {
  const { block, entry = unanswered, onChange, uid, number, words, lang } = props;
  // Both components are to be given before the text counts as reviewed; a nought that nobody gave is no mark.
  const [given, setGiven] = useState<ReadonlySet<Component>>(new Set());
  const text = firstText(entry.studentAnswer);
  const files = entry.studentAnswer.flatMap((part) => (part.kind === 'text' ? [] : [part.file]));
  const count = countWords(text, lang);
  const asked = [wordTask(block, words), wordNote(count, block, words)].filter((part) => part !== '');

  const give = (component: Component, mark: number) => {
    const now = new Set([...given, component]);
    setGiven(now);
    onChange({ ...entry, [component]: mark, reviewed: entry.reviewed === true || now.size === 2 });
  };
  const score = (component: Component, name: string, maximum: number) => (
    <ScoreField
      name={name}
      labelled
      value={entry[component]}
      maximum={maximum}
      onChange={(mark) => give(component, mark)}
      words={words}
    />
  );

  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} words={words} lang={lang} />
      {text === '' ? (
        files.length === 0 && <p className="rb-waiting">{words.studentGaveNothing}</p>
      ) : (
        <CommentedText
          text={text}
          annotations={entry.annotations ?? []}
          onChange={(annotations) => onChange({ ...entry, annotations })}
          uid={uid}
          words={words}
          lang={lang}
        />
      )}
      {files.map((file) => (
        <FileLink key={file.id} file={file} words={words} />
      ))}
      <p className="rb-foot rb-count" data-state={wordState(count, block)}>
        <strong>{words.words(count)}</strong>
        {asked.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      <div className="rb-scores">
        {score('studentContentMark', words.content, block.contentMark)}
        {score('studentLanguageMark', words.language, block.languageMark)}
        <div className="rb-score">
          <span className="rb-score-name">{words.total}</span>
          <output className="rb-sum">
            {words.markOf(entry.studentContentMark + entry.studentLanguageMark, block.contentMark + block.languageMark)}
          </output>
        </div>
        <div className="rb-sum">
          <Checkbox
            label={words.reviewed}
            checked={entry.reviewed === true}
            onChange={(event) => onChange({ ...entry, reviewed: event.target.checked })}
          />
        </div>
      </div>
      <TextArea
        label={words.overallComments}
        hint={words.overallHint}
        value={entry.instructorComments ?? ''}
        rows={3}
        maxLength={20_000}
        dir="auto"
        onChange={(event) => onChange({ ...entry, instructorComments: event.target.value })}
      />
      <ModelAnswer title={words.modelAnswer} html={block.modelAnswer} lang={lang} />
    </>
  );
}
