import { TextArea } from '@rubrica/ui';
import type { SpokenComponent } from '../components.ts';
import type { SpokenEntry } from '../schema.ts';
import { ComponentScores } from '../../../primitives/marker/component-scores.tsx';
import { InstructorFiles } from '../../../primitives/marker/instructor-files.tsx';
import type { ViewWords } from '../../../primitives/messages/words.ts';
import { useWords } from '../../../primitives/messages/words.ts';
import { speakingWords } from './words.ts';

interface SpokenMarksProps<Field extends string, Entry extends SpokenEntry & Readonly<Record<Field, number>>> {
  components: readonly SpokenComponent<Field>[];
  entry: Entry;
  onChange: (entry: Entry) => void;
  /** The block's id: a spoken comment is kept on the device under it. */
  name: string;
  uid: string;
  words: ViewWords;
  lang: string;
}

/** What a person gives for a spoken answer: the marks by component, and a word on the whole, in writing, aloud or in files. */
export function SpokenMarks<Field extends string, Entry extends SpokenEntry & Readonly<Record<Field, number>>>(
  props: SpokenMarksProps<Field, Entry>,
) {
  const { components, entry, onChange, name, uid, words, lang } = props;
  const said = useWords(speakingWords);
  return (
    <>
      <ComponentScores
        components={components.map(({ itemId, field, maximum }) => ({
          field,
          name: itemId === undefined ? said.speakingWholeAnswer : said.speakingComponent(itemId),
          mark: entry[field],
          maximum,
        }))}
        reviewed={entry.reviewed === true}
        onMark={(field, mark, reviewed) => onChange({ ...entry, [field]: mark, reviewed })}
        onReviewed={(reviewed) => onChange({ ...entry, reviewed })}
        words={words}
      />
      <TextArea
        label={said.speakingComments}
        hint={words.overallHint}
        value={entry.instructorComments}
        rows={3}
        maxLength={20_000}
        dir="auto"
        onChange={(event) => onChange({ ...entry, instructorComments: event.target.value })}
      />
      <InstructorFiles
        files={entry.instructorFiles}
        onChange={(instructorFiles) => onChange({ ...entry, instructorFiles })}
        uid={uid}
        recordingId={`comment:${name}`}
        words={words}
        lang={lang}
      />
    </>
  );
}
