import { lintPaper, lintQuestion, type LintOptions, type PaperFinding } from '@rubrica/question-kit/quality';
import type { Work } from '../read-work.ts';

/** A finding, the file and the question that it is in. */
export interface FileFinding extends PaperFinding {
  file: string;
  /** Where in the file, in words: `question 2.1 “Tides”, block 3, option 2`. */
  place: string;
}

/** Checks what a file holds. */
export function findingsIn(
  file: string,
  work: Work,
  { language, levelOf }: { language: string | undefined; levelOf: LintOptions['levelOf'] },
): FileFinding[] {
  if (work.kind === 'question') {
    const { question } = work;
    return lintQuestion(question, { language: language ?? 'en', levelOf }).map((finding) => ({
      ...finding,
      questionId: null,
      file,
      place: [nameOf('question', question.title), ...placeWords(finding.path)].join(', '),
    }));
  }
  const names = new Map(
    work.paper.sections.flatMap(({ questions }, section) =>
      questions.map(({ id, draft }, at) => [id, nameOf(`question ${section + 1}.${at + 1}`, draft.title)] as const),
    ),
  );
  return lintPaper(work.paper, { language, levelOf }).map((finding) => {
    const name = finding.questionId === null ? nameOf('paper', work.paper.title) : names.get(finding.questionId);
    return { ...finding, file, place: [name, ...placeWords(finding.path)].join(', ') };
  });
}

/** The parts of a path that are lists, and what one of them is called. */
const lists: Readonly<Record<string, string>> = {
  questions: 'block',
  content: 'item',
  input: 'stimulus',
  sections: 'section',
};

/** A path in words: `['questions', 2, 'content', 0, 'text']` is block 3, item 1, text. */
function placeWords(path: readonly (string | number)[]): string[] {
  return path.flatMap((part, at) => {
    if (typeof part === 'number') return [`${lists[String(path[at - 1])] ?? 'part'} ${part + 1}`];
    return part in lists ? [] : [part];
  });
}

function nameOf(kind: string, title: string): string {
  return title === '' ? kind : `${kind} “${title}”`;
}
