import type { Migrations, StoredShape } from '../../primitives/schema/migrations.ts';
import { parseQuestion } from '../core/parse-question.ts';
import { QuestionParseError } from '../core/question-parse-error.ts';
import { draftOf } from '../core/defaults.ts';
import type { PaperProblem } from './file/problems.ts';
import { paperVersion } from './paper.ts';

/** Brings a paper to the next version, without its drafts. */
const paperMigrations: Migrations<typeof paperVersion> = {};

/**
 * The version of the questions in each version of a paper: a draft is stored without it. A new version of questions is a new
 * version of papers.
 */
const questionVersions = { 1: 1 } satisfies Record<number, number>;

/** A stored paper in the version that this kit writes, or why it cannot be brought there. */
export function migratePaper(stored: StoredShape): { paper: StoredShape } | { problems: PaperProblem[] } {
  const { version } = stored;
  if (!isKnown(version)) {
    const code = typeof version === 'number' && version > paperVersion ? 'newer-version' : 'unknown-version';
    return { problems: [{ code, path: ['version'], data: { version: JSON.stringify(version) ?? 'undefined' } }] };
  }
  let current: StoredShape = stored;
  const steps: Readonly<Record<number, (from: StoredShape) => StoredShape>> = paperMigrations;
  for (let from: number = version; from < paperVersion; from += 1) current = steps[from]?.(current) ?? current;

  const problems: PaperProblem[] = [];
  const migrateDrafts = (value: unknown, path: readonly (string | number)[]): unknown => {
    if (Array.isArray(value)) return value.map((each, index) => migrateDrafts(each, [...path, index]));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => {
        const place = [...path, field];
        if (field === 'draft') return [field, readDraft(inner, questionVersions[version], place, problems)];
        const holdsDrafts = ['sections', 'questions', 'versions'].includes(field);
        return [field, holdsDrafts ? migrateDrafts(inner, place) : inner];
      }),
    );
  };
  const migrated = migrateDrafts(current, []);
  return problems.length > 0 ? { problems } : { paper: { ...(isObject(migrated) && migrated), version: paperVersion } };
}

function readDraft(draft: unknown, version: number, path: (string | number)[], problems: PaperProblem[]): unknown {
  try {
    return draftOf(parseQuestion({ ...(isObject(draft) && draft), version }));
  } catch (error) {
    if (!(error instanceof QuestionParseError)) throw error;
    for (const problem of error.problems)
      problems.push({ code: 'malformed', path: [...path, ...problem.path], data: { detail: problem.message } });
    return draft;
  }
}

function isKnown(version: unknown): version is keyof typeof questionVersions {
  return typeof version === 'number' && Object.hasOwn(questionVersions, version);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
