import { useRef, useState } from 'react';
import { firstText } from '../../../primitives/schema/answer-text.ts';
import { languageOfText } from '../../../primitives/text/language-of-text.ts';
import { countWords } from '../../../primitives/text/words.ts';
import type { WritingBlock, WritingEntry, WritingStudentBlock } from '../schema.ts';
import { ComponentMarks } from '../../../primitives/review/component-marks.tsx';
import { MarkLine } from '../../../primitives/review/mark-line.tsx';
import { MarkedBy } from '../../../primitives/review/marked-by.tsx';
import { ModelAnswer } from '../../../primitives/review/model-answer.tsx';
import { ReviewHead } from '../../../primitives/review/review-head.tsx';
import type { ReviewProps } from '../../../primitives/review/review-view.ts';
import { TeacherFeedback } from '../../../primitives/review/teacher-feedback.tsx';
import { FileLink } from '../../../primitives/stimulus/file-link.tsx';
import { AnnotatedText } from './annotated-text.tsx';
import { commentQuote, showComment } from './comments.ts';
import { sortByPosition } from '../../../primitives/text-ranges/segments.ts';
import { useMessages } from '../../../primitives/messages/messages.ts';
import { writingMessages } from './messages.ts';

/** The student's text with its comments, the two components, and the teacher's comment on the whole. */
export function WritingReview(props: ReviewProps<WritingStudentBlock, WritingBlock, WritingEntry>) {
  const { block, solution, entry, mark, showModelAnswer, uid, number, messages, lang } = props;
  const own = useMessages(writingMessages);
  const essay = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string>();
  const text = firstText(entry?.studentAnswer ?? []);
  const annotations = sortByPosition(entry?.annotations ?? []);
  const files = entry?.studentAnswer.flatMap((part) => (part.kind === 'text' ? [] : [part.file])) ?? [];
  const answered = text.trim() !== '' || files.length > 0;
  const [content, language] = mark?.items ?? [];

  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      <div className="rb-pages" data-commented={annotations.length > 0 || undefined}>
        <div>
          {answered ? (
            <AnnotatedText
              essay={essay}
              text={text}
              annotations={annotations}
              activeId={activeId}
              onPick={setActiveId}
              numberOf={messages.number}
              lang={lang}
            />
          ) : (
            <p className="rb-waiting">{messages.notAnswered}</p>
          )}
          {files.map((file) => (
            <FileLink key={file.id} file={file} messages={messages} />
          ))}
          {text !== '' && <p className="rb-foot">{own.wordCount(countWords(text, lang))}</p>}
        </div>
        {annotations.length > 0 && (
          <section className="rb-comments" aria-labelledby={`${uid}c`}>
            <h3 id={`${uid}c`}>{messages.comments}</h3>
            <ol>
              {annotations.map(({ id, comment, colour, ...range }, index) => (
                <li key={id} className="rb-comment" data-colour={colour} data-active={id === activeId || undefined}>
                  <button
                    type="button"
                    className="rb-jump"
                    onClick={() => {
                      setActiveId(id);
                      showComment(essay.current, id);
                    }}
                  >
                    <b>{messages.number(index + 1)}</b>
                    <q lang={lang} dir="auto">
                      {commentQuote(text, range)}
                    </q>
                    <span className="rb-sr">{messages.showInText}</span>
                  </button>
                  <p dir="auto" lang={languageOfText(comment, lang)}>
                    {comment}
                  </p>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
      {mark && !mark.pending && content && language && answered ? (
        <>
          <ComponentMarks
            label={own.writingMarks}
            total={own.writingTotal}
            components={[
              { name: messages.content, item: content },
              { name: messages.language, item: language },
            ]}
            messages={messages}
          />
          <MarkedBy items={mark.items} messages={messages} />
        </>
      ) : (
        <MarkLine mark={mark} answered={answered} messages={messages} />
      )}
      <TeacherFeedback
        comment={entry?.instructorComments}
        files={entry?.instructorFiles ?? []}
        uid={uid}
        messages={messages}
        lang={lang}
      />
      {showModelAnswer && <ModelAnswer title={messages.modelAnswer} html={solution?.modelAnswer} lang={lang} />}
    </>
  );
}
