import { questionTypes, type QuestionType } from '../../packages/question-kit/src/types/question-types.ts';

export const views = ['answer', 'review', 'mark', 'edit'] as const;

export type View = (typeof views)[number];

interface QuestionPicture {
  type: QuestionType;
  view: View;
  /** The path of its pictures, without appearance and extension. */
  picture: string;
}

/** Every view of every type; a speaking task's question has no editor of its own. */
export const questionPictures: readonly QuestionPicture[] = questionTypes.flatMap((type) =>
  views
    .filter((view) => type !== 'VideoSpeaking' || view !== 'edit')
    .map((view) => ({ type, view, picture: `${type}-${view}` })),
);
