import type { BlockMark } from '../../../primitives/marking/marks.ts';
import { hasRecording } from '../recordings.ts';
import type { SpokenEntry } from '../schema.ts';
import type { AnswerMessages } from '../../../primitives/messages/answer-en.ts';
import type { ReviewMessages } from '../../../primitives/messages/review-en.ts';
import { useMessages } from '../../../primitives/messages/messages.ts';
import { ComponentMarks } from '../../../primitives/review/component-marks.tsx';
import { MarkedBy } from '../../../primitives/review/marked-by.tsx';
import { MarkLine } from '../../../primitives/review/mark-line.tsx';
import { TeacherSays } from '../../../primitives/review/teacher-says.tsx';
import { isComponentId } from './component-id.ts';
import { speakingMessages } from './messages.ts';

interface SpokenResultProps {
  entry: SpokenEntry | undefined;
  mark: BlockMark | undefined;
  uid: string;
  messages: AnswerMessages & ReviewMessages;
  lang: string;
}

/** What a spoken answer earned, and what the teacher says to it. */
export function SpokenResult({ entry, mark, uid, messages, lang }: SpokenResultProps) {
  const said = useMessages(speakingMessages);
  const answered = hasRecording(entry?.studentAnswer ?? []);

  return (
    <>
      {mark && answered && !mark.pending ? (
        <>
          <ComponentMarks
            label={said.speakingMarks}
            total={said.speakingTotal}
            components={mark.items.map((item) => ({
              name: isComponentId(item.itemId) ? said.speakingComponent(item.itemId) : said.speakingWholeAnswer,
              item,
            }))}
            messages={messages}
          />
          <MarkedBy items={mark.items} messages={messages} />
        </>
      ) : (
        <MarkLine mark={mark} answered={answered} messages={messages} />
      )}
      <TeacherSays
        comment={entry?.instructorComments}
        files={entry?.instructorFiles ?? []}
        uid={uid}
        messages={messages}
        lang={lang}
      />
    </>
  );
}
