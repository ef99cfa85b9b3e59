import type { FileRef } from '../../primitives/schema/fields.ts';
import { LazyRecorder } from '../../primitives/recorder/lazy-recorder.tsx';
import { recordingIdOf, videoItem } from '../../families/speaking/recordings.ts';
import type { AnswerProps, AnswerView } from '../../primitives/answer/answer-view.ts';
import { useKit } from '../../primitives/views/kit-context.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import { Rubric } from '../../primitives/views/rubric.tsx';
import { NoUploads } from '../../families/speaking/views/no-uploads.tsx';
import { speakingMessages } from '../../families/speaking/views/messages.ts';
import { SpokenRecording } from '../../families/speaking/views/spoken-recording.tsx';
import { usePreparation } from '../../families/speaking/views/use-preparation.ts';
import { emptyVideoSpeakingEntry } from './defaults.ts';
import { PromptVideo } from './prompt-video.tsx';
import { VideoAnswer } from './video-answer.tsx';
import { videoSpeakingAnswerStyles } from './styles.ts';
import type { VideoSpeakingEntry, VideoSpeakingStudentBlock } from './schema.ts';

/** The video to watch, and below it the camera or microphone. */
function Answer(props: AnswerProps<VideoSpeakingStudentBlock, VideoSpeakingEntry>) {
  const { block, entry, onChange, readOnly, uid, number, messages, lang } = props;
  const { media } = useKit();
  const own = useMessages(speakingMessages);
  const recordingId = recordingIdOf(block.id, videoItem);
  const { prepSeconds, onPhase } = usePreparation(block, recordingId);
  const parts = entry?.studentAnswer ?? [];
  const recorded = parts.find((part) => part.kind === 'recording');
  const keep = (file: FileRef | undefined) =>
    onChange({ ...(entry ?? emptyVideoSpeakingEntry()), studentAnswer: file ? [{ kind: 'recording', file }] : [] });

  return (
    <>
      <div className="rb-rubric" id={`${uid}r`}>
        <Rubric html={block.rubric} number={number} messages={messages} lang={lang} />
      </div>
      <div className="rb-watch">
        <PromptVideo block={block} lang={lang} />
        {readOnly ? (
          <VideoAnswer
            parts={parts}
            label={own.speakingVideoAnswer}
            showRecording={(file, label) => <SpokenRecording file={file} label={label} lang={lang} />}
          />
        ) : media.upload ? (
          <LazyRecorder
            kind="either"
            recordingId={recordingId}
            label={own.speakingVideoAnswer}
            value={recorded?.file}
            onChange={keep}
            onPhase={onPhase}
            prepSeconds={prepSeconds}
            answerSeconds={block.answerSeconds}
            tries={block.tries}
          />
        ) : (
          <NoUploads />
        )}
      </div>
      <div className="rb-foot">
        <span className="rb-points">{messages.points(block.maximum)}</span>
      </div>
    </>
  );
}

/** How a video is answered. */
export const videoSpeakingAnswer: AnswerView<VideoSpeakingStudentBlock, VideoSpeakingEntry> = {
  Answer,
  styles: videoSpeakingAnswerStyles,
};
