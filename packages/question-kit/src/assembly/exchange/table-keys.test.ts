import { describe, expect, it } from 'vitest';
import { importQuestions } from './import-questions.ts';
import { arabicReason } from './report-texts-ar.ts';

/** The right options of the last row, and what the report says of it. */
async function lastRow(...rows: string[]) {
  const text = ['Question,Option A,Option B,Option C,Option D,Correct answer', ...rows].join('\n');
  const { questions, report } = await importQuestions(text, { format: 'csv' });
  const block = questions.at(-1)?.questions[0];
  const rights = block?.type === 'MCQ' ? block.content.filter(({ correct }) => correct) : [];
  return { rights: rights.map((option) => option.text), line: report.at(-1), codes: report.map(({ code }) => code) };
}

const numbers = 'Which animal barks?,cat,dog,cow,hen,2';
const letters = 'Which animal barks?,cat,dog,cow,hen,B';
const words = 'Which animal barks?,cat,dog,cow,hen,dog';

describe('a key that is the words of one option and the position of another', () => {
  const legs = 'How many legs has a dog?,2,4,6,8,2';
  const vowel = 'Which letter is a vowel?,B,C,A,D,A';
  const small = 'Which letter is a vowel?,b,c,a,d,A';
  const primes = 'Which are prime?,2,4,3,8,"2, 3"';

  it.each([
    ['numbers', numbers, legs, ['4']],
    ['words', words, legs, ['2']],
    ['letters', letters, legs, ['2']],
    ['nothing that decides', 'How many wheels has a car?,1,2,3,4,4', legs, ['2']],
    ['numbers and words', `${numbers}\n${words}`, legs, ['2']],
    ['letters', letters, vowel, ['B']],
    ['words', words, vowel, ['A']],
    ['numbers', numbers, vowel, ['A']],
    ['letters', letters, small, ['b']],
    ['words', words, small, ['a']],
    ['words', words, 'How many?,٢,٤,٦,٨,4', ['٤']],
    ['numbers', numbers, primes, ['4', '3']],
    ['words', words, primes, ['2', '3']],
  ])('is read as the other rows, which have %s, and is reported: %#', async (_, others, row, rights) => {
    const read = await lastRow(...others.split('\n'), row);
    expect(read.rights).toEqual(rights);
    expect(read.line).toMatchObject({ outcome: 'changed', code: 'key-ambiguous', data: { taken: rights.join(', ') } });
    expect(read.codes.slice(0, -1).every((code) => code === 'taken')).toBe(true);
    for (const text of [read.line?.reason, read.line && arabicReason(read.line)]) expect(text).toContain(rights[0]);
  });

  it.each([
    ['letters', 'First letter?,A,B,C,D,A', ['A']],
    ['numbers', 'Smallest number?,1,2,3,4,1', ['1']],
    ['several letters', 'Vowels?,A,B,C,E,"A, D"', ['A', 'E']],
    ['a number that is no position', 'How many legs has an ant?,2,4,6,8,6', ['6']],
  ])('is taken where there is one reading: %s', async (_, row, rights) => {
    expect(await lastRow(row)).toMatchObject({ rights, codes: ['taken'] });
  });

  it('is decided by rows of choices only', async () => {
    const header = 'Question,Type,Option A,Option B,Option C,Correct answer';
    const rows = ['Wet?,tf,True,False,,True', 'Which barks?,,cat,dog,cow,2', 'How many?,,2,4,6,2'];
    const { questions } = await importQuestions([header, ...rows].join('\n'), { format: 'csv' });
    expect(questions.at(-1)?.questions).toMatchObject([{ content: [{ correct: false }, { correct: true }, {}] }]);
  });
});

describe('a key in words', () => {
  it.each([
    ['in other letters', 'Barks?,cat,Dog,cow,hen,DOG', ['Dog']],
    ['of several options', 'Fly?,bat,dog,cow,snow owl,"bat, snow owl"', ['bat', 'snow owl']],
    ['with a comma', 'Who?,"Ann, Ben",Ben,Cleo,Dan,"Ann, Ben"', ['Ann, Ben']],
    ['of one of two that differ in case', 'Which?,polish,Polish,POLISH,Pole,Polish', ['Polish']],
  ])('is taken %s', async (_, row, rights) => {
    expect(await lastRow(row)).toMatchObject({ rights, codes: ['taken'] });
  });

  it.each([
    'Which?,a,,b,c,B',
    'How many?,2,4,6,٨,8',
    'Which?,polish,Polish,cow,hen,POLISH',
    'Which?,cat,dog,cow,hen,"cat, horse"',
  ])('is left out where it names no option or more than one: %s', async (row) => {
    expect((await lastRow(row)).codes).toEqual(['answer-unknown']);
  });
});
