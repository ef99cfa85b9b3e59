import type { BlockMark } from '../../../primitives/marking/marks.ts';
import { hasRecording } from '../recordings.ts';
import type { SpokenEntry } from '../schema.ts';
import type { AnswerMessages } from '../../../primitives/messages/answer.ts';
import type { ReviewMessages } from '../../../primitives/messages/review.ts';
import { useMessages } from '../../../primitives/messages/messages.ts';
import { ComponentMarks } from '../../../primitives/review/component-marks.tsx';
import { MarkedBy } from '../../../primitives/review/marked-by.tsx';
import { MarkLine } from '../../../primitives/review/mark-line.tsx';
import { TeacherFeedback } from '../../../primitives/review/teacher-feedback.tsx';
import { isComponentId } from '../components.ts';
import { speakingMessages } from './messages.ts';

interface SpokenResultProps {
  entry: SpokenEntry | undefined;
  mark: BlockMark | undefined;
  uid: string;
  messages: AnswerMessages & ReviewMessages;
  lang: string;
}

/** The marks of a spoken answer, and the teacher's comment. */
export function SpokenResult({ entry, mark, uid, messages, lang }: SpokenResultProps) {
  const own = useMessages(speakingMessages);
  const answered = hasRecording(entry?.studentAnswer ?? []);

  return (
    <>
      {mark && answered && !mark.pending ? (
        <>
          <ComponentMarks
            label={own.speakingMarks}
            total={own.speakingTotal}
            components={mark.items.map((item) => ({
              name: isComponentId(item.itemId) ? own.speakingComponent(item.itemId) : own.speakingWholeAnswer,
              item,
            }))}
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
    </>
  );
}
