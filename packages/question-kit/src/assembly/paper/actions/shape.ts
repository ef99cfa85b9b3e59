/** What an action needs to know of a question: an editor keeps more of it than a file does. */
export interface QuestionShape {
  readonly id: string;
  /** The question of the paper that it says in another language. */
  readonly translationOf?: string | null;
}

/** A section with questions of any shape. */
export interface SectionShape<Question extends QuestionShape> {
  readonly id: string;
  readonly title: string;
  readonly instructions: string;
  readonly minutes: number | null;
  readonly questions: readonly Question[];
}

/** The part of a paper that actions change; never in place. */
export type Sections<Question extends QuestionShape> = readonly SectionShape<Question>[];

/** Where questions are put: before the question that is there now; at the end without an index. */
export interface Place {
  sectionId: string;
  index?: number | undefined;
}
