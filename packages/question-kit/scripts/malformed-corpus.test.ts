import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseQuestion } from '../src/assembly/core/parse-question.ts';
import { QuestionParseError } from '../src/assembly/core/question-parse-error.ts';

const folder = path.resolve(import.meta.dirname, '../malformed-corpus');
const caseSchema = z.object({
  about: z.string(),
  becomes: z.union([z.literal('read'), z.object({ code: z.string(), paths: z.array(z.string()) })]),
  stored: z.unknown(),
});

function outcomeOf(stored: unknown): z.infer<typeof caseSchema>['becomes'] {
  try {
    parseQuestion(stored);
    return 'read';
  } catch (error) {
    if (!(error instanceof QuestionParseError)) throw error;
    return { code: error.code, paths: error.problems.map((problem) => problem.path.join('.')) };
  }
}

describe('malformed questions of former times', () => {
  it.each(readdirSync(folder).filter((file) => file.endsWith('.json')))('%s becomes what it says', (file) => {
    const { becomes, stored } = caseSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    expect(outcomeOf(stored)).toEqual(becomes);
  });
});
