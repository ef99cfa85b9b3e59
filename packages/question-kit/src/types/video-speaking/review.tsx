import { LazyPlayer } from '../../primitives/player/lazy-player.tsx';
import { useWords } from '../../primitives/messages/words.ts';
import { ModelAnswer } from '../../primitives/review/model-answer.tsx';
import { ReviewHead } from '../../primitives/review/review-head.tsx';
import type { ReviewPropsOf, ReviewViewOf } from '../../primitives/review/review-view.ts';
import { SpokenResult } from '../../families/speaking/views/spoken-result.tsx';
import { speakingWords } from '../../families/speaking/views/words.ts';
import { videoSpeakingReviewStyles } from './styles.ts';
import { VideoAnswer } from './video-answer.tsx';

/** The video, what one said to it, and what it earned. */
function Review(props: ReviewPropsOf<'VideoSpeaking'>) {
  const { block, solution, entry, mark, showModelAnswer, uid, number, words, lang } = props;
  const said = useWords(speakingWords);
  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} words={words} lang={lang} />
      <div className="rb-watch">
        <LazyPlayer file={block.video} kind="video" label={said.speakingYourVideo} lang={lang} />
        <VideoAnswer parts={entry?.studentAnswer ?? []} label={said.speakingVideoAnswer} lang={lang} />
      </div>
      <SpokenResult entry={entry} mark={mark} uid={uid} words={words} lang={lang} />
      {showModelAnswer && <ModelAnswer title={words.modelAnswer} html={solution?.modelAnswer} lang={lang} />}
    </>
  );
}

/** How an answer to a video is reviewed. */
export const videoSpeakingReview: ReviewViewOf<'VideoSpeaking'> = {
  Review,
  styles: videoSpeakingReviewStyles,
};
