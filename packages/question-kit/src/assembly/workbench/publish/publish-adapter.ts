import type { Question } from '../../core/question.ts';
import type { QuestionType, SkillCategory } from '../../../types/question-types.ts';

/** The platform that a paper is published to, and the token that allows it. */
export interface PublishTarget {
  /** Where its pages are, such as `https://school.example`. */
  address: string;
  token: string;
}

/** A part of a question that the platform's copy has otherwise; `at` counts blocks from 0. */
export interface PublishDifference {
  part: 'title' | 'skill' | 'category' | 'level' | 'diploma' | 'stimulus' | 'order' | 'block';
  at: number | null;
  change: 'added' | 'removed' | 'changed';
}

/** What publishing does, or would do. */
export interface PublishReport {
  questions: readonly {
    /** Its id in the paper. */
    id: string;
    title: string;
    type: SkillCategory;
    subQuestionType: QuestionType | null;
    action: 'create' | 'update' | 'keep' | 'leave-out' | 'other-language';
    /** Whether students could get it as it is. */
    isFinished: boolean;
    differences: readonly PublishDifference[];
    /** What the platform has and what it would have, if the owner of the token may read the question. */
    versions?: { before: Question; after: Question } | undefined;
  }[];
  task: { action: 'create' | 'update' | 'keep'; title: string };
  /** Names that the platform does not have. */
  unknown: { categories: readonly string[]; levels: readonly string[]; diplomas: readonly string[] };
  /** How many files it has to store. */
  newFiles: number;
  /**
   * Of a preview: the files that it would refuse, and with them the paper: what they contain is not what they are named as, or is too
   * large. `question` is the first that has it, by its id. A platform may give none.
   */
  refusedFiles?: readonly { name: string; question: string | null; reason: 'type' | 'too-large' }[] | undefined;
  /** Of a preview: what publishing names, so that it does this and nothing else. A platform may give none. */
  digest?: string | undefined;
}

/** How a paper is published. */
export interface PublishOptions {
  /** The language of what the platform says. */
  language: string;
  /** The language in which students get the paper. */
  paperLanguage: string;
}

/** It said so itself, refused the token, did not answer, or would do something else by now than its preview said. */
type PublishRefusalReason = 'refused' | 'token' | 'unreachable' | 'changed';

/** Why a platform has not done what it was asked. */
export class PublishRefusal extends Error {
  override readonly name = 'PublishRefusal';
  readonly reason: PublishRefusalReason;

  /** @param message what the platform says, fit to show; of `refused` alone */
  constructor(reason: PublishRefusalReason, message = '') {
    super(message);
    this.reason = reason;
  }
}

/**
 * What publishes papers. The workbench knows no server: its host brings this.
 *
 * @throws {PublishRefusal} from each call
 */
export interface PublishAdapter {
  /** Says what publishing a `.rubrica` file would do, and writes nothing. */
  preview: (target: PublishTarget, file: File, options: PublishOptions) => Promise<PublishReport>;
  /** Publishes it, if that does what the preview with this digest said. @returns what has been done, and where it can be seen */
  publish: (
    target: PublishTarget,
    file: File,
    options: PublishOptions & { createNames: boolean; digest?: string | undefined },
  ) => Promise<PublishReport & { url: string }>;
}
