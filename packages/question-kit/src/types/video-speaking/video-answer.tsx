import { Fragment } from 'react';
import type { AnswerPart } from '../../primitives/schema/answer-parts.ts';
import { looseFiles } from '../../families/speaking/recordings.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import type { ShowRecording } from '../../families/speaking/views/spoken-kind.ts';
import { speakingMessages } from '../../families/speaking/views/messages.ts';

interface VideoAnswerProps {
  parts: readonly AnswerPart[];
  label: string;
  showRecording: ShowRecording;
}

/** The student's recorded answer to the video. */
export function VideoAnswer({ parts, label, showRecording }: VideoAnswerProps) {
  const own = useMessages(speakingMessages);
  const files = looseFiles(parts, []);
  return (
    <section className="rb-said" aria-label={label}>
      <h3 className="rb-step-name">{label}</h3>
      {files.map((file) => (
        <Fragment key={file.id}>{showRecording(file, label)}</Fragment>
      ))}
      {files.length === 0 && <p className="rb-waiting">{own.speakingNothingRecorded}</p>}
    </section>
  );
}
