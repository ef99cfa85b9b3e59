import { useMessages } from '../../primitives/messages/messages.ts';
import { ModelAnswer } from '../../primitives/review/model-answer.tsx';
import { ReviewHead } from '../../primitives/review/review-head.tsx';
import type { ReviewProps, ReviewView } from '../../primitives/review/review-view.ts';
import { HeardRecording } from '../../families/speaking/views/heard-recording.tsx';
import { SpokenResult } from '../../families/speaking/views/spoken-result.tsx';
import { speakingMessages } from '../../families/speaking/views/messages.ts';
import { videoSpeakingReviewStyles } from './styles.ts';
import { PromptVideo } from './prompt-video.tsx';
import { VideoAnswer } from './video-answer.tsx';
import type { VideoSpeakingBlock, VideoSpeakingEntry, VideoSpeakingStudentBlock } from './schema.ts';

/** The video, the student's answer, and its mark. */
function Review(props: ReviewProps<VideoSpeakingStudentBlock, VideoSpeakingBlock, VideoSpeakingEntry>) {
  const { block, solution, entry, mark, showModelAnswer, uid, number, messages, lang } = props;
  const own = useMessages(speakingMessages);
  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      <div className="rb-watch">
        <PromptVideo block={block} lang={lang} />
        <VideoAnswer
          parts={entry?.studentAnswer ?? []}
          label={own.speakingReviewedVideoAnswer}
          showRecording={(file, label) => (
            <HeardRecording file={file} label={label} comments={entry?.timedComments} lang={lang} />
          )}
        />
      </div>
      <SpokenResult entry={entry} mark={mark} uid={uid} messages={messages} lang={lang} />
      {showModelAnswer && <ModelAnswer title={messages.modelAnswer} html={solution?.modelAnswer} lang={lang} />}
    </>
  );
}

/** How an answer to a video is reviewed. */
export const videoSpeakingReview: ReviewView<VideoSpeakingStudentBlock, VideoSpeakingBlock, VideoSpeakingEntry> = {
  Review,
  styles: videoSpeakingReviewStyles,
};
