import { describe, expect, it } from 'vitest';
import type { Migrations } from '../../primitives/schema/migrations.ts';
import { migrateQuestion } from './migrations.ts';
import { QuestionParseError } from './question-parse-error.ts';

// Version 2 turned `hint` into a list, version 3 calls that list `hints`.
const toList: Migrations<2>[1] = ({ hint, ...block }) => ({ ...block, hint: [hint] });
const toHints: Migrations<3>[2] = ({ hint, ...block }) => ({ ...block, hints: hint });
const types = {
  Steady: { version: 1, migrations: {} },
  Changed: { version: 3, migrations: { 1: toList, 2: toHints } satisfies Migrations<3> },
};

const stored = (...questions: unknown[]) => ({ version: 1, title: 'A question', questions });
const migrated = (...questions: unknown[]) => migrateQuestion(stored(...questions), types)['questions'];

function refusalOf(question: object): unknown {
  try {
    return migrateQuestion(question, types);
  } catch (error) {
    if (!(error instanceof QuestionParseError)) throw error;
    return { code: error.code, path: error.path };
  }
}

describe('stored blocks of earlier versions', () => {
  it('go through every step in order, from the version they were stored in', () => {
    const present = { type: 'Changed', version: 3, hints: ['Look up.'] };
    expect(migrated({ type: 'Changed', hint: 'Look up.' })).toEqual([present]);
    expect(migrated({ type: 'Changed', version: 1, hint: 'Look up.' })).toEqual([present]);
    expect(migrated({ type: 'Changed', version: 2, hint: ['Look up.'] })).toEqual([present]);
    expect(migrated(present)).toEqual([present]);
  });

  it('of a type at version 1 stay as they are, without a version', () => {
    expect(migrated({ type: 'Steady', hint: 'Look up.' })).toEqual([{ type: 'Steady', hint: 'Look up.' }]);
    expect(migrated({ type: 'Steady', version: 1 })).toEqual([{ type: 'Steady' }]);
  });

  it('of an unknown type, and what is no block, are left to the parser', () => {
    const strange = [{ type: 'Riddle', version: 9 }, { type: 'toString' }, { type: 3 }, {}, null, 'text'];
    expect(migrated(...strange)).toEqual(strange);
    expect(migrateQuestion({ version: 1, questions: 'none' }, types)).toEqual({ version: 1, questions: 'none' });
    expect(migrateQuestion({ version: 1 }, types)).toEqual({ version: 1 });
  });

  it('are not changed in place', () => {
    const block = Object.freeze({ type: 'Changed', hint: 'Look up.' });
    const question = Object.freeze(stored(block));
    expect(migrateQuestion(question, types)).toEqual({
      ...question,
      questions: [{ type: 'Changed', version: 3, hints: ['Look up.'] }],
    });
  });
});

describe('versions that this kit does not read', () => {
  it.each([4, 0, 1.5, '1', null])('a block of version %j is refused with its path', (version) => {
    const refused = refusalOf(stored({ type: 'Steady' }, { type: 'Changed', version }));
    expect(refused).toEqual({ code: 'unknown-version', path: ['questions', 1, 'version'] });
  });

  it.each([2, 0, '1', null, undefined])('a question of version %j is refused with its path', (version) => {
    expect(refusalOf({ version, questions: [] })).toEqual({ code: 'unknown-version', path: ['version'] });
  });
});
