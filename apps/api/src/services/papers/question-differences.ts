import { isDeepStrictEqual } from 'node:util';
import type { PaperDifference } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';

type Block = Question['questions'][number];
type BlockChange = Pick<PaperDifference, 'at' | 'change'>;

const plainParts = [
  ['title', 'title'],
  ['skill', 'type'],
  ['category', 'category'],
  ['level', 'level'],
  ['diploma', 'diploma'],
  ['stimulus', 'input'],
] as const;

/** Returns what differs between two contents of a question, in the order in which its author reads them. */
export function questionDifferences(before: Question, after: Question): PaperDifference[] {
  const plain = plainParts
    .filter(([, field]) => !isDeepStrictEqual(before[field], after[field]))
    .map(([part]) => ({ part, at: null, change: 'changed' as const }));
  return [...plain, ...blockDifferences(before.questions, after.questions)];
}

/** The keys that both have, in the order of the first. */
const sharedKeys = (keys: readonly string[], others: readonly string[]) =>
  keys.filter((key) => others.includes(key)).join('\n');

/** Blocks are the same by their ids; those without are by their places. */
function blockDifferences(before: readonly Block[], after: readonly Block[]): PaperDifference[] {
  const keyOf = ({ id }: Block, at: number) => id ?? `at ${at}`;
  const [oldKeys, newKeys] = [before.map(keyOf), after.map(keyOf)];
  const removed = oldKeys.flatMap((key, at): BlockChange[] =>
    newKeys.includes(key) ? [] : [{ at, change: 'removed' }],
  );
  const others = newKeys.flatMap((key, at): BlockChange[] => {
    const old = before[oldKeys.indexOf(key)];
    if (!old) return [{ at, change: 'added' }];
    return isDeepStrictEqual(old, after[at]) ? [] : [{ at, change: 'changed' }];
  });
  const moved = sharedKeys(oldKeys, newKeys) !== sharedKeys(newKeys, oldKeys);
  return [
    ...(moved ? [{ part: 'order', at: null, change: 'changed' } satisfies PaperDifference] : []),
    ...[...removed, ...others].map((difference) => ({ part: 'block' as const, ...difference })),
  ];
}
