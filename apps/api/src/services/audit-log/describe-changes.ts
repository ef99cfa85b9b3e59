import { isDeepStrictEqual } from 'node:util';

/** Fields that follow from others, and say nothing of what somebody changed. */
const derived: ReadonlySet<string> = new Set([
  '_id',
  'createdAt',
  'updatedAt',
  'lastLoginAt',
  'invitation',
  'uses',
  'counts',
  'progress',
]);
/** Never written down, whatever a caller passes; entities of the contract hold none of them. */
const secret = /password|token|secret|otp|hash|signature|^code$/iu;

const longestText = 200;
const longestList = 50;

type Fields = Record<string, unknown>;

/**
 * Describes what a change changed, for the audit log: `before` and `after` hold the fields that differ, long texts by
 * their length and long lists by what they gained or lost. Of fields with a structure of their own, such as the blocks of
 * a question with their keys, `changed` has paths and a count, and no value.
 */
export function describeChanges(before: object | undefined, after: object | undefined): Fields {
  if (!before && !after) return {};
  const [old, now] = [toFields(before), toFields(after)];
  const [oldValues, newValues, changed]: [Fields, Fields, Fields] = [{}, {}, {}];
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [from, to] = [old[key], now[key]];
    if (derived.has(key) || secret.test(key) || isDeepStrictEqual(from, to)) continue;
    if (isPlain(from) && isPlain(to)) {
      if (before) oldValues[key] = summarise(from, to, 'removed');
      if (after) newValues[key] = summarise(to, from, 'added');
    } else {
      const paths = changedPaths(from, to);
      changed[key] =
        before && after ? { count: paths.length, paths: paths.slice(0, longestList) } : { count: paths.length };
    }
  }
  return {
    ...(before ? { before: oldValues } : {}),
    ...(after ? { after: newValues } : {}),
    ...(Object.keys(changed).length > 0 ? { changed } : {}),
  };
}

function toFields(value: object | undefined): Fields {
  return Object.fromEntries(Object.entries(value ?? {}));
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item !== 'object');
  return typeof value !== 'object' || value === null;
}

function summarise(value: unknown, other: unknown, difference: 'added' | 'removed'): unknown {
  if (typeof value === 'string' && value.length > longestText) return { length: value.length };
  if (!Array.isArray(value) || value.length <= longestList) return value ?? null;
  const others = new Set<unknown>(Array.isArray(other) ? other : []);
  return { count: value.length, [difference]: value.filter((item) => !others.has(item)).slice(0, longestList) };
}

/** The paths of the leaves in which two values differ. */
function changedPaths(from: unknown, to: unknown, path: readonly string[] = []): string[] {
  if (isDeepStrictEqual(from, to)) return [];
  const parts = [from, to].filter((value) => typeof value === 'object' && value !== null);
  if (parts.length === 0) return [path.join('.')];
  const [old, now] = [fieldsOf(from), fieldsOf(to)];
  const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...keys].flatMap((key) => changedPaths(old[key], now[key], [...path, key]));
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? toFields(value) : {};
}
