import type { FileRef } from '../../core/fields.ts';
import { LazyPlayer } from '../../media/player/lazy-player.tsx';
import { LazyRecorder } from '../../media/recorder/lazy-recorder.tsx';
import { recordingIdOf, videoItem } from '../../speaking/recordings.ts';
import type { AnswerPropsOf, AnswerViewOf } from '../../views/answer/answer-view.ts';
import { useKit } from '../../views/kit-context.ts';
import { useWords } from '../../views/messages/words.ts';
import { Rubric } from '../../views/rubric.tsx';
import { NoUploads } from '../../views/speaking/no-uploads.tsx';
import { speakingWords } from '../../views/speaking/words.ts';
import { emptyVideoSpeakingEntry } from './template.ts';
import { VideoAnswer } from './video-answer.tsx';
import { videoSpeakingAnswerStyles } from './styles.ts';

/** The video to watch, and below it the camera or microphone. */
function Answer(props: AnswerPropsOf<'VideoSpeaking'>) {
  const { block, entry, onChange, readOnly, uid, number, words, lang } = props;
  const { media } = useKit();
  const said = useWords(speakingWords);
  const parts = entry?.studentAnswer ?? [];
  const recorded = parts.find((part) => part.kind === 'recording');
  const keep = (file: FileRef | undefined) =>
    onChange({ ...(entry ?? emptyVideoSpeakingEntry()), studentAnswer: file ? [{ kind: 'recording', file }] : [] });

  return (
    <>
      <div className="rb-rubric" id={`${uid}r`}>
        <Rubric html={block.rubric} number={number} words={words} lang={lang} />
      </div>
      <div className="rb-watch">
        <LazyPlayer file={block.video} kind="video" label={said.speakingYourVideo} lang={lang} />
        {readOnly ? (
          <VideoAnswer parts={parts} label={said.speakingVideoAnswer} lang={lang} />
        ) : media.upload ? (
          <LazyRecorder
            kind="either"
            recordingId={recordingIdOf(block.id, videoItem)}
            label={said.speakingVideoAnswer}
            value={recorded?.file}
            onChange={keep}
            answerSeconds={block.answerSeconds}
            retakes="unlimited"
          />
        ) : (
          <NoUploads />
        )}
      </div>
      <div className="rb-foot">
        <span className="rb-points">{words.points(block.maximum)}</span>
      </div>
    </>
  );
}

/** How a video is answered. */
export const videoSpeakingAnswer: AnswerViewOf<'VideoSpeaking'> = {
  Answer,
  styles: videoSpeakingAnswerStyles,
};
