import type { Question } from '../../core/question.ts';
import { toStudentView } from '../../core/student-view.ts';

/** Fields that no student may receive before release, wherever they stand. */
const secretFields: ReadonlySet<string> = new Set(['correct', 'answers', 'why', 'modelAnswer', 'transcript', 'match']);

/**
 * Paths of secrets that a student's view of this question would tell: fields of a secret name, and the texts of secret
 * fields under whatever name. Empty when all is well.
 *
 * @param project how the student's view is made; another one in tests only
 */
export function secretLeaks(question: Question, project: (question: Question) => unknown = toStudentView): string[] {
  const planted = new Map<string, string>();
  const marked = plant(question, [], planted);
  const shown = JSON.stringify(project(marked));
  const texts = [...planted].filter(([sentinel]) => shown.includes(sentinel)).map(([, path]) => path);
  return [...new Set([...secretPaths(project(question), []), ...texts])];
}

/** A copy in which every text of a secret field is a sentinel of its own. */
function plant<Value>(value: Value, path: string[], planted: Map<string, string>, secret = false): Value {
  if (typeof value === 'string') {
    if (!secret) return value;
    const sentinel = `sentinel-${planted.size}-of-a-secret`;
    planted.set(sentinel, path.join('.'));
    return sentinel as Value;
  }
  if (Array.isArray(value))
    return value.map((item: unknown, place) => plant(item, [...path, String(place)], planted, secret)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  // A word box shows the answers: that is what it is for.
  const boxed = 'boxOptions' in value && value.boxOptions === true;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => {
      const here = [...path, name];
      if (boxed && name === 'content') return [name, withoutBoxed(field, here, planted)];
      return [name, plant(field, here, planted, secret || (secretFields.has(name) && name !== 'match'))];
    }),
  ) as Value;
}

function withoutBoxed(content: unknown, path: string[], planted: Map<string, string>): unknown {
  if (!Array.isArray(content)) return content;
  return content.map((item: unknown, place) => {
    const made = plant(item, [...path, String(place)], planted);
    const kept = typeof item === 'object' && item !== null && 'answers' in item ? { answers: item.answers } : {};
    return typeof made === 'object' && made !== null ? { ...made, ...kept } : made;
  });
}

function secretPaths(value: unknown, path: string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const here = [...path, name];
    return secretFields.has(name) && !Array.isArray(value) ? [here.join('.')] : secretPaths(field, here);
  });
}
