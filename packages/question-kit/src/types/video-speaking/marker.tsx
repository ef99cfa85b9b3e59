import type { MarkerProps, MarkerView } from '../../primitives/marker/marker-view.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import { ModelAnswer } from '../../primitives/review/model-answer.tsx';
import { ReviewHead } from '../../primitives/review/review-head.tsx';
import { CommentedRecording } from '../../families/speaking/views/commented-recording.tsx';
import { SpokenMarks } from '../../families/speaking/views/spoken-marks.tsx';
import { speakingMessages } from '../../families/speaking/views/messages.ts';
import { wholeAnswer, videoSpeakingMaximum } from './marking.ts';
import { videoSpeakingReviewStyles } from './styles.ts';
import { emptyVideoSpeakingEntry } from './defaults.ts';
import { PromptVideo } from './prompt-video.tsx';
import { VideoAnswer } from './video-answer.tsx';
import type { VideoSpeakingBlock, VideoSpeakingEntry } from './schema.ts';

type Props = MarkerProps<VideoSpeakingBlock, VideoSpeakingEntry>;

/** The video and the student's answer. */
function Answer({ block, entry = emptyVideoSpeakingEntry(), onChange, uid, number, messages, lang }: Props) {
  const own = useMessages(speakingMessages);
  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      <div className="rb-watch">
        <PromptVideo block={block} lang={lang} />
        <VideoAnswer
          parts={entry.studentAnswer}
          label={own.speakingStudentVideoAnswer}
          showRecording={(file, label) => (
            <CommentedRecording
              file={file}
              label={label}
              comments={entry.timedComments}
              onChange={(timedComments) => onChange({ ...entry, timedComments })}
              messages={messages}
              lang={lang}
            />
          )}
        />
      </div>
    </>
  );
}

/** The one mark of the answer, and a comment on it. */
function Marks({ block, entry = emptyVideoSpeakingEntry(), onChange, uid, messages, lang }: Props) {
  return (
    <>
      <SpokenMarks
        components={wholeAnswer(videoSpeakingMaximum(block))}
        entry={entry}
        onChange={onChange}
        name={block.id ?? uid}
        uid={uid}
        lang={lang}
        messages={messages}
      />
      <ModelAnswer title={messages.modelAnswer} html={block.modelAnswer} lang={lang} />
    </>
  );
}

/** How an answer to a video is marked. No machine marks speech, so there is nothing to accept. */
export const videoSpeakingMarker: MarkerView<VideoSpeakingBlock, VideoSpeakingEntry> = {
  Answer,
  Marks,
  accept: ({ entry }) => entry,
  styles: videoSpeakingReviewStyles,
};
