import type { AnswerEntry } from '@rubrica/question-kit';
import { describe, expect, it } from 'vitest';
import { joinFiles } from './same-marks.ts';

const marked = (studentContentMark: number, ...files: string[]): AnswerEntry[] => [
  {
    studentAnswer: [],
    instructorFiles: files.map((id) => ({ id, name: id, mime: 'audio/webm', size: 1 })),
    studentContentMark,
    studentLanguageMark: 0,
    reviewed: true,
  },
];

describe('the marks of two people', () => {
  it('are joined where one of them has changed files alone', () => {
    const base = marked(1, 'old');
    expect(joinFiles({ base, mine: marked(1, 'old', 'spoken'), theirs: marked(3, 'old') })).toEqual(
      marked(3, 'old', 'spoken'),
    );
    expect(joinFiles({ base, mine: marked(3), theirs: marked(1, 'old', 'theirs') })).toEqual(marked(3, 'theirs'));
  });

  it('are joined where both have added files, and have given the same mark', () => {
    expect(joinFiles({ base: marked(1), mine: marked(2, 'a'), theirs: marked(2, 'b') })).toEqual(marked(2, 'b', 'a'));
    expect(joinFiles({ base: marked(1), mine: marked(1, 'a'), theirs: marked(1, 'a') })).toEqual(marked(1, 'a'));
  });

  it('are for a person to decide where both have given marks, or nobody has changed a file', () => {
    expect(joinFiles({ base: marked(1), mine: marked(2, 'a'), theirs: marked(3) })).toBeNull();
    expect(joinFiles({ base: marked(1), mine: marked(1), theirs: marked(3) })).toBeNull();
  });
});
