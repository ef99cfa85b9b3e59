import { TextArea } from '@rubrica/ui';
import { firstText } from '../../../primitives/schema/answer-text.ts';
import { countWords } from '../../../primitives/text/words.ts';
import type { WritingBlock, WritingEntry } from '../schema.ts';
import { commentPlace } from '../../../primitives/marker/comment-place.ts';
import { ComponentScores } from '../../../primitives/marker/component-scores.tsx';
import { InstructorFiles } from '../../../primitives/marker/instructor-files.tsx';
import type { MarkerProps, MarkerView } from '../../../primitives/marker/marker-view.ts';
import { ModelAnswer } from '../../../primitives/review/model-answer.tsx';
import { PromptFold } from '../../../primitives/marker/prompt-fold.tsx';
import { ReviewHead } from '../../../primitives/review/review-head.tsx';
import { FileLink } from '../../../primitives/stimulus/file-link.tsx';
import { CommentedText } from './commented-text.tsx';
import { wordNote, wordState, wordTask } from './word-state.ts';
import { useMessages } from '../../../primitives/messages/messages.ts';
import { plainText } from '../../../primitives/rich-text/rich-text.ts';
import { writingMarkerStyles } from './marker-styles.ts';
import { writingMessages } from './messages.ts';

const unanswered: WritingEntry = {
  studentAnswer: [],
  instructorFiles: [],
  studentContentMark: 0,
  studentLanguageMark: 0,
};

type Props = MarkerProps<WritingBlock, WritingEntry>;

/** A text to be marked, with comments on its words. */
function WrittenAnswer({ block, entry = unanswered, onChange, uid, number, messages, lang, isBeside }: Props) {
  const own = useMessages(writingMessages);
  const text = firstText(entry.studentAnswer);
  const files = entry.studentAnswer.flatMap((part) => (part.kind === 'text' ? [] : [part.file]));
  const count = countWords(text, lang);
  const asked = [wordTask(block, own), wordNote(count, block, own)].filter((part) => part !== '');

  return (
    <>
      {isBeside ? (
        <PromptFold title={messages.task} preview={plainText(block.rubric)} lang={lang}>
          <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
        </PromptFold>
      ) : (
        <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      )}
      {text === '' ? (
        files.length === 0 && <p className="rb-waiting">{messages.studentGaveNothing}</p>
      ) : (
        <CommentedText
          text={text}
          annotations={entry.annotations ?? []}
          onChange={(annotations) => onChange({ ...entry, annotations })}
          uid={uid}
          messages={messages}
          lang={lang}
        />
      )}
      {files.map((file) => (
        <FileLink key={file.id} file={file} messages={messages} />
      ))}
      <p className="rb-foot rb-count" data-state={wordState(count, block)}>
        <strong>{own.wordCount(count)}</strong>
        {asked.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
    </>
  );
}

/** The two components of a text, and a comment on the whole. */
function WritingMarks({ block, entry = unanswered, onChange, uid, messages, lang }: Props) {
  return (
    <>
      <ComponentScores
        components={[
          {
            field: 'studentContentMark',
            name: messages.content,
            mark: entry.studentContentMark,
            maximum: block.contentMark,
          },
          {
            field: 'studentLanguageMark',
            name: messages.language,
            mark: entry.studentLanguageMark,
            maximum: block.languageMark,
          },
        ]}
        reviewed={entry.reviewed === true}
        onMark={(field, mark, reviewed) => onChange({ ...entry, [field]: mark, reviewed })}
        onReviewed={(reviewed) => onChange({ ...entry, reviewed })}
        messages={messages}
      />
      <TextArea
        label={messages.overallComments}
        hint={messages.overallHint}
        value={entry.instructorComments ?? ''}
        rows={3}
        maxLength={20_000}
        dir="auto"
        onChange={(event) => onChange({ ...entry, instructorComments: event.target.value })}
      />
      <InstructorFiles
        files={entry.instructorFiles}
        onChange={(instructorFiles) => onChange({ ...entry, instructorFiles })}
        uid={uid}
        place={commentPlace(block.id ?? uid)}
        messages={messages}
        lang={lang}
      />
      <ModelAnswer title={messages.modelAnswer} html={block.modelAnswer} lang={lang} />
    </>
  );
}

/** How a text is marked. No machine marks a text, so there is nothing to accept. */
export const writingMarker: MarkerView<WritingBlock, WritingEntry> = {
  Answer: WrittenAnswer,
  Marks: WritingMarks,
  accept: ({ entry }) => entry,
  styles: writingMarkerStyles,
};
