import type { BlockMark } from '../../../primitives/type-manifest.ts';
import { hasRecording } from '../recordings.ts';
import type { SpokenEntry } from '../schema.ts';
import type { AnswerWords } from '../../../primitives/messages/answer-en.ts';
import type { ReviewWords } from '../../../primitives/messages/review-en.ts';
import { useWords } from '../../../primitives/messages/words.ts';
import { ComponentMarks } from '../../../primitives/review/component-marks.tsx';
import { MarkedBy } from '../../../primitives/review/marked-by.tsx';
import { MarkLine } from '../../../primitives/review/mark-line.tsx';
import { TeacherSays } from '../../../primitives/review/teacher-says.tsx';
import { isComponentId } from './component-id.ts';
import { speakingWords } from './words.ts';

interface SpokenResultProps {
  entry: SpokenEntry | undefined;
  mark: BlockMark | undefined;
  uid: string;
  words: AnswerWords & ReviewWords;
  lang: string;
}

/** What a spoken answer earned, and what the teacher says to it. */
export function SpokenResult({ entry, mark, uid, words, lang }: SpokenResultProps) {
  const said = useWords(speakingWords);
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
            words={words}
          />
          <MarkedBy items={mark.items} words={words} />
        </>
      ) : (
        <MarkLine mark={mark} answered={answered} words={words} />
      )}
      <TeacherSays
        comment={entry?.instructorComments}
        files={entry?.instructorFiles ?? []}
        uid={uid}
        words={words}
        lang={lang}
      />
    </>
  );
}
