import type { FileRef } from '../../../primitives/schema/fields.ts';
import { freshId } from '../../../primitives/schema/fresh-id.ts';
import type { MediaStore } from '../../../primitives/media/media-store.ts';
import type { QuestionParseProblem } from '../../core/question-parse-error.ts';
import { questionsOf } from '../../paper/actions/questions.ts';
import type { PaperMedia } from '../../paper/file/media.ts';
import type { PaperProblem } from '../../paper/file/problems.ts';
import { PaperLimitError, paperLimits } from '../../paper/limits.ts';
import type { Paper } from '../../paper/paper.ts';
import { openPaper, paperOf } from '../state/paper-of.ts';
import { isUntouchedPaper, withSections, type WorkbenchState } from '../state/workbench-state.ts';

/** A paper that was read from a file. */
export interface OpenedPaper {
  name: string;
  paper: Paper;
  /** Files that it names and that did not come with it. */
  missing: readonly FileRef[];
}

/** The bytes of a `.rubrica` file with the paper and those of its files that can be read here. */
export async function paperFileOf(
  workbench: WorkbenchState,
  media: MediaStore,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; missing: readonly FileRef[] }> {
  const [{ writePaperFile }, { filesOfPaper }] = await Promise.all([
    import('../../paper/file/write-paper-file.ts'),
    import('../../paper/file/media.ts'),
  ]);
  const paper = paperOf(workbench);
  const contents = new Map<string, PaperMedia>();
  const missing: FileRef[] = [];
  for (const ref of filesOfPaper(paper)) {
    const bytes = await contentOf(ref, media);
    if (bytes) contents.set(ref.id, { ref, bytes });
    else missing.push(ref);
  }
  return { bytes: writePaperFile(paper, contents), missing };
}

async function contentOf(file: FileRef, media: MediaStore): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const reply = await fetch(await media.url(file));
    return reply.ok ? new Uint8Array(await reply.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Problems as a dialog lists them. */
export async function describeProblems(problems: readonly PaperProblem[]): Promise<QuestionParseProblem[]> {
  const { paperProblemText } = await import('../../paper/file/problems.ts');
  return problems.map((problem) => ({ path: [...problem.path], message: paperProblemText(problem) }));
}

/** A workbench with the questions of a paper after those that are open, in sections of their own. */
export function withPaper(workbench: WorkbenchState, paper: Paper): WorkbenchState {
  const opened = openPaper(paper);
  if (isUntouchedPaper(workbench)) return opened;
  if (workbench.sections.length + opened.sections.length > paperLimits.sections)
    throw new PaperLimitError(`A paper has ${paperLimits.sections} sections at most.`);
  const known = new Set([
    ...workbench.sections.map(({ id }) => id),
    ...questionsOf(workbench.sections).map(({ id }) => id),
  ]);
  const freshIds = new Map<string, string>();
  const idOf = (id: string) => {
    if (!known.has(id)) return id;
    const fresh = freshIds.get(id) ?? freshId();
    freshIds.set(id, fresh);
    return fresh;
  };
  const added = opened.sections.map((section) => ({
    ...section,
    id: idOf(section.id),
    questions: section.questions.map((question) => ({
      ...question,
      id: idOf(question.id),
      translationOf: question.translationOf === null ? null : idOf(question.translationOf),
    })),
  }));
  return withSections({ ...workbench, current: idOf(opened.current) }, [...workbench.sections, ...added]);
}
