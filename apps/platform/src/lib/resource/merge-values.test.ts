import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

const prompts = (mark: number) => ({ prompts: [{ video: 'a', mark }] });
const partsOf = (...ids: string[]) => ({ parts: ids.map((id) => ({ id, title: id.toUpperCase() })) });
type Part = ReturnType<typeof partsOf>['parts'][number];
const lists = { parts: { keyOf: ({ id }: Part) => id, nameOf: ({ title }: Part) => title } };
const base = { name: 'Evening', description: '', students: ['a', 'b', 'c'] };

describe('mergeValues', () => {
  test('gives each field the value of whoever changed it', () => {
    const merged = mergeValues(base, { ...base, name: 'Night' }, { ...base, description: 'Twice a week' });
    expect(merged).toEqual({
      values: { name: 'Night', description: 'Twice a week', students: ['a', 'b', 'c'] },
      hasTheirs: true,
      conflicts: [],
      theirs: {},
      added: [],
      removed: [],
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

  test('takes what one did to a list that the other has put into another order', () => {
    const [moved, changed] = [
      { ...base, students: ['c', 'b', 'a'] },
      { ...base, students: ['a', 'd', 'b'] },
    ];
    const merged = { values: { students: ['b', 'a', 'd'] }, conflicts: [] };
    expect(mergeValues(base, moved, changed)).toMatchObject(merged);
    expect(mergeValues(base, changed, moved)).toMatchObject(merged);
  });

  test('keeps my order where both have moved the same, names the list, and has their order as well', () => {
    const mine = { ...base, students: ['c', 'b', 'a', 'd'] };
    const merged = mergeValues(base, mine, { ...base, students: ['b', 'a', 'c', 'e'] });
    expect(merged).toMatchObject({ values: { students: ['c', 'b', 'a', 'd', 'e'] }, conflicts: ['students'] });
    expect(merged.theirs).toEqual({ students: ['b', 'a', 'c', 'e', 'd'] });
  });

  test('merges lists of objects that it is told to tell apart by a key, and names what the other person did', () => {
    const merged = mergeValues(partsOf('a', 'b', 'c'), partsOf('c', 'a', 'b', 'x'), partsOf('a', 'c', 'y'), lists);
    expect(merged).toEqual({
      values: partsOf('c', 'a', 'x', 'y'),
      hasTheirs: true,
      conflicts: [],
      theirs: {},
      added: ['Y'],
      removed: ['B'],
    });
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
      const isKept = (id: (typeof values.students)[number]) => values.students.includes(id);
      if (conflicts.includes('students'))
        expect(values.students.filter((id) => mine.students.includes(id))).toEqual(mine.students.filter(isKept));
      for (const id of mine.students) if (!before.students.includes(id)) expect(values.students).toContain(id);
      for (const id of theirs.students) if (!before.students.includes(id)) expect(values.students).toContain(id);
      for (const id of before.students)
        if (!mine.students.includes(id) || !theirs.students.includes(id)) expect(values.students).not.toContain(id);
      expect(new Set(values.students).size).toBe(values.students.length);
    }),
  );
});
