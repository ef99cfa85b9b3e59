import { TextArea } from '@rubrica/ui';
import type { SpokenComponent } from '../components.ts';
import type { SpokenEntry } from '../schema.ts';
import { ComponentScores } from '../../../primitives/marker/component-scores.tsx';
import { InstructorFiles } from '../../../primitives/marker/instructor-files.tsx';
import type { ViewMessages } from '../../../primitives/messages/messages.ts';
import { useMessages } from '../../../primitives/messages/messages.ts';
import { speakingMessages } from './messages.ts';

interface SpokenMarksProps<Field extends string, Entry extends SpokenEntry & Readonly<Record<Field, number>>> {
  components: readonly SpokenComponent<Field>[];
  entry: Entry;
  onChange: (entry: Entry) => void;
  /** The block's id: a spoken comment is kept on the device under it. */
  name: string;
  uid: string;
  messages: ViewMessages;
  lang: string;
}

/** What a person gives for a spoken answer: the marks by component, and a word on the whole, in writing, aloud or in files. */
export function SpokenMarks<Field extends string, Entry extends SpokenEntry & Readonly<Record<Field, number>>>(
  props: SpokenMarksProps<Field, Entry>,
) {
  const { components, entry, onChange, name, uid, messages, lang } = props;
  const said = useMessages(speakingMessages);
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
        messages={messages}
      />
      <TextArea
        label={said.speakingComments}
        hint={messages.overallHint}
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
        messages={messages}
        lang={lang}
      />
    </>
  );
}
