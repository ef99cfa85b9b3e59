import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

const prompts = (mark: number) => ({ prompts: [{ video: 'a', mark }] });
const base = { name: 'Evening', description: '', students: ['a', 'b', 'c'] };

describe('mergeValues', () => {
  test('gives each field the value of whoever changed it', () => {
    const merged = mergeValues(base, { ...base, name: 'Night' }, { ...base, description: 'Twice a week' });
    expect(merged).toEqual({
      values: { name: 'Night', description: 'Twice a week', students: ['a', 'b', 'c'] },
      hasTheirs: true,
      conflicts: [],
    });
  });

  test('names the fields that both changed, and keeps mine', () => {
    const merged = mergeValues(base, { ...base, name: 'Night' }, { ...base, name: 'Late' });
    expect(merged).toMatchObject({ values: { name: 'Night' }, conflicts: ['name'] });
  });

  test('does not call the same change a conflict', () => {
    expect(mergeValues(base, { ...base, name: 'Night' }, { ...base, name: 'Night' }).conflicts).toEqual([]);
  });

  test('takes what both did to a list of ids', () => {
    const merged = mergeValues(base, { ...base, students: ['a', 'c', 'd'] }, { ...base, students: ['e', 'b', 'c'] });
    expect(merged).toMatchObject({ values: { students: ['e', 'c', 'd'] }, conflicts: [] });
  });

  test('keeps my order of a list that both changed, and names it', () => {
    const merged = mergeValues(base, { ...base, students: ['c', 'b', 'a'] }, { ...base, students: ['a', 'b'] });
    expect(merged).toMatchObject({ values: { students: ['c', 'b', 'a'] }, conflicts: ['students'] });
  });

  test('does not mix lists of objects, whose entries may have been changed rather than replaced', () => {
    expect(mergeValues(prompts(1), prompts(2), prompts(3))).toMatchObject({
      values: prompts(2),
      conflicts: ['prompts'],
    });
  });

  test('knows no change from a form that was only read', () => {
    expect(mergeValues(base, { ...base }, structuredClone(base)).hasTheirs).toBe(false);
  });
});

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
const form = fc.record({ name: fc.constantFrom('one', 'two', 'three'), students: ids });

test('loses nothing that one person alone did', () => {
  fc.assert(
    fc.property(form, form, form, (before, mine, theirs) => {
      const { values, conflicts } = mergeValues(before, mine, theirs);
      expect(mergeValues(before, before, theirs).values).toEqual(theirs);
      expect(mergeValues(before, mine, before).values).toEqual(mine);
      if (conflicts.includes('students')) {
        expect(values.students).toEqual(mine.students);
        return;
      }
      for (const id of mine.students) if (!before.students.includes(id)) expect(values.students).toContain(id);
      for (const id of theirs.students) if (!before.students.includes(id)) expect(values.students).toContain(id);
      for (const id of before.students)
        if (!mine.students.includes(id) || !theirs.students.includes(id)) expect(values.students).not.toContain(id);
      expect(new Set(values.students).size).toBe(values.students.length);
    }),
  );
});
