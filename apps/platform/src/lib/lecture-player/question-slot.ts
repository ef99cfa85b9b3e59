import type { LectureQuestionId, VideoId } from '@rubrica/api-client/contract';

/** What a page that asks a question of a lecture gets: it stands where the video has stopped. */
export interface LectureQuestionProps {
  video: VideoId;
  question: LectureQuestionId;
  /** Call it once the lecture may go on: it plays on, and does not stop here again. */
  onContinue: () => void;
  /** Goes back to a place of the video, to hear something again; the question comes back with its place. */
  onGoBack: (positionMs: number) => void;
}
