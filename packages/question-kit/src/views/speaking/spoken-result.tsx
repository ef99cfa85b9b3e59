import type { BlockMark } from '../../core/type-definition.ts';
import { hasRecording } from '../../speaking/recordings.ts';
import type { SpokenEntry } from '../../speaking/schema.ts';
import type { ReviewWords } from '../messages/review-en.ts';
import type { AnswerWords } from '../messages/answer-en.ts';
import { useWords } from '../messages/words.ts';
import { ComponentMarks } from '../review/component-marks.tsx';
import { MarkLine } from '../review/mark-line.tsx';
import { FileLink } from '../stimulus/file-link.tsx';
import { isComponentId } from './component-id.ts';
import { SpokenRecording } from './spoken-recording.tsx';
import { speakingWords } from './words.ts';

interface SpokenResultProps {
  entry: SpokenEntry | undefined;
  mark: BlockMark | undefined;
  words: AnswerWords & ReviewWords;
  lang: string;
}

/** What a spoken answer earned, and what the teacher says to it: in writing, aloud, in files. */
export function SpokenResult({ entry, mark, words, lang }: SpokenResultProps) {
  const said = useWords(speakingWords);
  const answered = hasRecording(entry?.studentAnswer ?? []);
  const overall = entry?.instructorComments.trim() ?? '';
  const files = entry?.instructorFiles ?? [];

  return (
    <>
      {mark && answered && !mark.pending ? (
        <ComponentMarks
          label={said.speakingMarks}
          total={said.speakingTotal}
          components={mark.items.map((item) => ({
            name: isComponentId(item.itemId) ? said.speakingComponent(item.itemId) : said.speakingWholeAnswer,
            item,
          }))}
          words={words}
        />
      ) : (
        <MarkLine mark={mark} answered={answered} words={words} />
      )}
      {overall !== '' && (
        <p className="rb-overall" dir="auto">
          <b>{words.overall}</b>
          {overall}
        </p>
      )}
      {files.length > 0 && (
        <ul className="rb-files" aria-label={words.files}>
          {files.map((file) => (
            <li key={file.id}>
              {/^(?:audio|video)\//u.test(file.mime) ? (
                <SpokenRecording file={file} label={file.name} lang={lang} />
              ) : (
                <FileLink file={file} words={words} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
