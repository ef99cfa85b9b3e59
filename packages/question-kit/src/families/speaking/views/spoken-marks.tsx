import { TextArea } from '@rubrica/ui';
import type { SpokenComponent } from '../components.ts';
import type { SpokenEntry } from '../schema.ts';
import { commentPlace } from '../../../primitives/marker/comment-place.ts';
import { ComponentScores } from '../../../primitives/marker/component-scores.tsx';
import { InstructorFiles } from '../../../primitives/marker/instructor-files.tsx';
import type { ViewMessages } from '../../../primitives/messages/messages.ts';
import { useMessages } from '../../../primitives/messages/messages.ts';
import { speakingMessages } from './messages.ts';

interface SpokenMarksProps<Field extends string, Entry extends SpokenEntry & Readonly<Record<Field, number>>> {
  components: readonly SpokenComponent<Field>[];
  entry: Entry;
  onChange: (entry: Entry) => void;
  /** The block's id: the device keeps a spoken comment under this id until it is stored. */
  name: string;
  uid: string;
  messages: ViewMessages;
  lang: string;
}

/** The fields to mark a spoken answer: the marks by component, and a comment on the whole, written, spoken or in files. */
export function SpokenMarks<Field extends string, Entry extends SpokenEntry & Readonly<Record<Field, number>>>(
  props: SpokenMarksProps<Field, Entry>,
) {
  const { components, entry, onChange, name, uid, messages, lang } = props;
  const own = useMessages(speakingMessages);
  return (
    <>
      <ComponentScores
        components={components.map(({ itemId, field, maximum }) => ({
          field,
          name: itemId === undefined ? own.speakingWholeAnswer : own.speakingComponent(itemId),
          mark: entry[field],
          maximum,
        }))}
        reviewed={entry.reviewed === true}
        onMark={(field, mark, reviewed) => onChange({ ...entry, [field]: mark, reviewed })}
        onReviewed={(reviewed) => onChange({ ...entry, reviewed })}
        messages={messages}
      />
      <TextArea
        label={own.speakingComments}
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
        place={commentPlace(name)}
        messages={messages}
        lang={lang}
      />
    </>
  );
}
