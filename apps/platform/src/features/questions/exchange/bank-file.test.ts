import { questionVersion, type Question } from '@rubrica/question-kit';
import { samples } from '@rubrica/question-kit/samples';
import { describe, expect, test } from 'vitest';
import { isBankFile, readBankFile, writeBankFile } from './bank-file.ts';

const names = {
  category: [{ value: 'c1', label: 'Mock papers' }],
  level: [{ value: 'l1', label: 'B2' }],
  diploma: [{ value: 'd1', label: 'Diploma' }],
};
const elsewhere = { ...names, category: [{ value: 'c9', label: 'mock papers' }], level: [] };

const questions = Object.values(samples).map(({ content }, index): { content: Question; tags: string[] } => ({
  content: { version: questionVersion, ...content, category: 'c1', level: 'l1', diploma: '' },
  tags: index === 0 ? ['Travel', 'سفر'] : [],
}));

/** Content as it is compared: without ids, and without what it is filed under. */
const withoutIds = (content: Question): unknown =>
  JSON.parse(JSON.stringify({ ...content, category: '', level: '' }), (key, value: unknown) =>
    key === 'id' ? undefined : value,
  );

describe('a file of questions', () => {
  const text = writeBankFile(questions, names);

  test('holds every type as it is, with its tags, and folders by their names', () => {
    expect(isBankFile(text)).toBe(true);
    const read = readBankFile(text, elsewhere);
    expect(read?.unread).toEqual([]);
    expect(read?.unknownFolders).toEqual(['B2']);
    expect(read?.questions.map(({ content }) => withoutIds(content))).toEqual(
      questions.map(({ content }) => withoutIds(content)),
    );
    expect(read?.questions[0]).toMatchObject({ tags: ['Travel', 'سفر'], content: { category: 'c9', level: '' } });
  });

  test('names what cannot be read, and keeps the rest', () => {
    const broken = text.replace('"type": "MCQ"', '"type": "Riddle"');
    const read = readBankFile(broken, names);
    expect(read?.unread).toHaveLength(1);
    expect(read?.questions).toHaveLength(questions.length - 1);
  });

  test('is nothing else', () => {
    for (const other of ['', '{', '[]', '{"format":"rubrica-questions","version":2,"questions":[]}'])
      expect(readBankFile(other, names)).toBeNull();
  });
});
