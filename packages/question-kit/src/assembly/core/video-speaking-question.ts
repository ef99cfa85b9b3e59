import type { FileRef } from '../../primitives/schema/fields.ts';
import type { CaptionTrack } from '../../primitives/schema/captions.ts';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import { questionVersion, type Question } from './question.ts';

/** The options of the question of a `vdo-speaking` task. */
export interface VideoSpeakingTask {
  /** What students watch and answer. */
  video: FileRef;
  /** Its captions by language; none by default. */
  captions?: CaptionTrack[] | undefined;
  /** Its title; the video's name by default. */
  title?: string | undefined;
  /** What students are to do, as rich text. */
  rubric?: string | undefined;
  /** What the answer is worth, in points; 1 by default. */
  mark?: number | undefined;
  /** How long a student may prepare before the recording starts; by default it starts when they do. */
  prepSeconds?: number | undefined;
  /** How long a student may speak; as long as they like by default. */
  answerSeconds?: number | undefined;
  /** How often a student may record the answer; as often as they like by default. */
  tries?: number | undefined;
  modelAnswer?: string | undefined;
}

/**
 * The question of a `vdo-speaking` task. Authors are not offered it: a task makes it from its video, with a fresh id.
 */
export function videoSpeakingQuestion(task: VideoSpeakingTask): Question {
  const { video, title = video.name, rubric = '', ...settings } = task;
  return {
    version: questionVersion,
    title,
    type: 'Speaking',
    subQuestionType: 'VideoSpeaking',
    category: '',
    level: '',
    diploma: '',
    input: [],
    questions: [{ type: 'VideoSpeaking', id: freshId(), rubric, autoCorrected: false, video, ...settings }],
  };
}
