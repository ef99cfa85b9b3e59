import type { FileRef } from '../../../primitives/schema/fields.ts';
import type { MediaStore } from '../../../primitives/media/media-store.ts';
import type { QuestionParseProblem } from '../../core/question-parse-error.ts';
import type { PaperMedia } from '../../paper/file/media.ts';
import type { PaperProblem } from '../../paper/file/problems.ts';
import type { Paper } from '../../paper/paper.ts';
import { paperOf } from '../state/paper-of.ts';
import type { WorkbenchState } from '../state/workbench-state.ts';

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
  const [{ writePaperFile }, { filesOfPaper, isPaperMedia }] = await Promise.all([
    import('../../paper/file/write-paper-file.ts'),
    import('../../paper/file/media.ts'),
  ]);
  const paper = paperOf(workbench);
  const contents = new Map<string, PaperMedia>();
  const missing: FileRef[] = [];
  for (const ref of filesOfPaper(paper)) {
    const bytes = isPaperMedia(ref) ? await contentOf(ref, media) : null;
    if (bytes) contents.set(ref.id, { ref, bytes });
    else missing.push(ref);
  }
  return { bytes: writePaperFile(paper, contents), missing };
}

/** The content of a file; null where it cannot be read here. */
export async function contentOf(file: FileRef, media: MediaStore): Promise<Uint8Array<ArrayBuffer> | null> {
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
