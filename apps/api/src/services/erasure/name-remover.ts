import { erasedName } from './erased-name.ts';
import { namePattern } from './name-pattern.ts';

/** A number after a name belongs to it: Student 1 is not Student 10. */
const wordGoesOn = String.raw`[\p{L}\p{M}\p{N}_]`;

/** Returns what takes somebody's name out of texts written to people who know others of these names. */
export function nameRemover(name: string): (text: string, others: readonly string[]) => string {
  const pattern = namePattern([name], { goesOn: wordGoesOn, flags: 'gu' });
  return (text, others) =>
    text.replaceAll(pattern, (whole, prefix: string | undefined, at: number) => {
      if (!prefix) return erasedName;
      return isOfOther(whole, prefix, { before: text.slice(0, at), others })
        ? whole
        : // The prefix stands by itself before what is not Arabic.
          `${prefix} ${erasedName}`;
    });
}

/** Whether what looks like a prefix begins the name of somebody else: كريم is not ك and ريم. */
function isOfOther(
  whole: string,
  prefix: string,
  { before, others }: { before: string; others: readonly string[] },
): boolean {
  // In a list, "and" stands before every name but the first.
  if (others.some((other) => before.endsWith(`${other} `))) return false;
  const [word = ''] = whole.split(' ');
  return others.some((other) => {
    const [first = ''] = other.split(' ');
    return word.endsWith(first) && first.length > word.length - prefix.length;
  });
}
