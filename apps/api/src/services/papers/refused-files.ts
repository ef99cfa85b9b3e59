import type { FileKind, PaperImport } from '@rubrica/api-client/contract';
import { filesOf } from '@rubrica/question-kit';
import type { PaperMedia } from '@rubrica/question-kit/paper';
import { TooLargeError, UnsupportedMediaError, ValidationError } from '../errors/errors.ts';
import type { FieldProblem } from '../errors/failure-data.ts';
import { findAcceptedType } from '../files/accepted-types.ts';
import { acceptBytes } from '../files/accept-file.ts';
import { isTaken, type PaperPlan } from './plan-paper.ts';
import type { ReadPaper } from './read-paper.ts';

type RefusedFile = NonNullable<PaperImport['refusedFiles']>[number];

/** How many files are named. */
const namedFiles = 5;

/** The files of a paper that would be stored and that no upload accepts, with the first question that has each. */
export async function refusedFiles(
  { media }: Pick<ReadPaper, 'media'>,
  plan: Pick<PaperPlan, 'questions' | 'storedFiles'>,
): Promise<RefusedFile[]> {
  const refused: RefusedFile[] = [];
  for (const file of media) {
    if (plan.storedFiles.has(file.ref.id)) continue;
    const reason = await reasonAgainst(file);
    if (reason) refused.push({ name: file.ref.name, question: questionWith(file, plan)?.id ?? null, reason });
  }
  return refused;
}

/**
 * Makes sure that all files of a paper can be stored, before any is.
 *
 * @throws {ValidationError} on `file`, that names those that cannot, and their questions
 */
export async function assertAccepted(
  read: Pick<ReadPaper, 'media'>,
  plan: Pick<PaperPlan, 'questions' | 'storedFiles'>,
): Promise<void> {
  const refused = await refusedFiles(read, plan);
  if (refused.length === 0) return;
  const titles = new Map(plan.questions.map(({ id, title }) => [id, title]));
  const problemOf = (code: 'paper_files_type' | 'paper_files_large', reason: RefusedFile['reason']): FieldProblem[] => {
    const names = refused
      .filter((file) => file.reason === reason)
      .slice(0, namedFiles)
      .map(({ name, question }) => nameWith(name, question === null ? '' : (titles.get(question) ?? '')));
    return names.length === 0 ? [] : [{ code, names: names.join(' · ') }];
  };
  throw new ValidationError({
    file: [...problemOf('paper_files_type', 'type'), ...problemOf('paper_files_large', 'too-large')],
  });
}

async function reasonAgainst({ ref, bytes }: PaperMedia): Promise<RefusedFile['reason'] | null> {
  try {
    await acceptBytes(bytes, { declared: ref.mime, kinds: kindsOf(ref.mime) });
    return null;
  } catch (error) {
    if (error instanceof UnsupportedMediaError) return 'type';
    if (error instanceof TooLargeError) return 'too-large';
    throw error;
  }
}

/** What a file may be that is named so. A film without pictures is a recording. */
function kindsOf(mime: string): readonly FileKind[] | undefined {
  if (/^(?:audio|video)\//iu.test(mime)) return ['audio', 'video'];
  if (/^image\//iu.test(mime)) return ['image'];
  const kind = findAcceptedType(mime, mime)?.kind;
  return kind && [kind];
}

/** One that the import takes, if one has it. */
function questionWith({ ref }: PaperMedia, { questions }: Pick<PaperPlan, 'questions'>) {
  const having = questions.filter(({ content }) => filesOf(content).some(({ id }) => id === ref.id));
  return having.find(isTaken) ?? having[0];
}

/** Names have directions of their own. */
const isolated = (text: string) => `\u2068${text}\u2069`;

function nameWith(name: string, title: string): string {
  return title === '' ? isolated(name) : `${isolated(name)} (${isolated(title)})`;
}
