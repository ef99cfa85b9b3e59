import type { Draft } from '@rubrica/question-kit';
import { draftOf } from '@rubrica/question-kit';
import {
  createPaperQuestion,
  emptyPaper,
  type Paper,
  type PaperMedia,
  type PaperQuestion,
  writePaperFile,
} from '@rubrica/question-kit/paper';
import { choiceQuestion } from './sample-questions.ts';

/** A question of a paper: two choices, with what is to differ. */
export function paperQuestion(
  id: string,
  draft: Partial<Draft> = {},
  fields: Partial<PaperQuestion> = {},
): PaperQuestion {
  return { ...createPaperQuestion({ ...draftOf(choiceQuestion(`Question ${id}`)), ...draft }), id, ...fields };
}

/** A paper of one section with these questions. */
export function paperOf(questions: readonly PaperQuestion[], fields: Partial<Paper> = {}): Paper {
  const section = { id: 'first', title: '', instructions: '', minutes: null, questions: [...questions] };
  return { ...emptyPaper(), id: 'paper-1', title: 'Mock paper', sections: [section], ...fields };
}

/** A paper as a file. */
export function fileOf(paper: Paper, media: readonly PaperMedia[] = []): File {
  const bytes = writePaperFile(paper, new Map(media.map((one) => [one.ref.id, one])));
  return new File([bytes], 'mock.rubrica');
}

/** The file of a small paper that may have been imported before. */
export function paperFile({
  key,
  title,
  level,
  category,
}: {
  key: number;
  title: string;
  level: string;
  category: string;
}): File {
  return fileOf(paperOf([paperQuestion('one', { title, level, category })], { id: `paper-${key}`, title }));
}
