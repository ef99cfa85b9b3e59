import type { EmergencyContent, EmergencyImport } from '@rubrica/api-client/contract';
import type { AnswerEntry } from '@rubrica/question-kit';
import { isDeepStrictEqual } from 'node:util';
import { resolveSave } from '../answers/resolve-save.ts';

interface StoredAnswer {
  rev: number;
  entries: AnswerEntry[];
  flagged: boolean;
}

type FileAnswer = EmergencyContent['answers'][number];

/**
 * Says whether the answer of a file is newer than the stored one: by the revision that it is based on, because the clock of a
 * device proves nothing.
 *
 * @param own Leaves of entries what a student may write
 */
export function compareAnswer(
  stored: StoredAnswer,
  file: FileAnswer,
  own: (entries: AnswerEntry[]) => AnswerEntry[],
): EmergencyImport['questions'][number]['outcome'] {
  const content = { entries: stored.entries, flagged: stored.flagged };
  const contentOf = ({ answers, flagged }: Pick<FileAnswer, 'answers' | 'flagged'>) => ({
    entries: own(answers),
    flagged,
  });
  const incoming = contentOf(file);
  // Equal answers are the same, whichever came first: a file may be imported twice.
  if (isDeepStrictEqual(content, incoming)) return 'same';
  const isApplied =
    file.unconfirmed !== undefined &&
    stored.rev === file.rev + 1 &&
    isDeepStrictEqual(content, contentOf(file.unconfirmed));
  const rev = isApplied ? stored.rev : file.rev;
  return resolveSave({ rev: stored.rev, content }, { rev, content: incoming }) === 'apply' ? 'take' : 'keep';
}
