import type { AnswerPart } from '../../primitives/schema/answer-parts.ts';
import { looseFiles } from '../../families/speaking/recordings.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import { SpokenRecording } from '../../families/speaking/views/spoken-recording.tsx';
import { speakingMessages } from '../../families/speaking/views/messages.ts';

interface VideoAnswerProps {
  parts: readonly AnswerPart[];
  label: string;
  lang: string;
}

/** The student's recorded answer to the video. */
export function VideoAnswer({ parts, label, lang }: VideoAnswerProps) {
  const own = useMessages(speakingMessages);
  const files = looseFiles(parts, []);
  return (
    <section className="rb-said" aria-label={label}>
      <h3 className="rb-step-name">{label}</h3>
      {files.map((file) => (
        <SpokenRecording key={file.id} file={file} label={label} lang={lang} />
      ))}
      {files.length === 0 && <p className="rb-waiting">{own.speakingNothingRecorded}</p>}
    </section>
  );
}
