import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { markAnswers } from '../src/assembly/core/marking.ts';
import { parseQuestion } from '../src/assembly/core/parse-question.ts';
import { questionVersion } from '../src/assembly/core/question.ts';
import { manifestOf } from '../src/assembly/core/registry.ts';
import { questionTypes } from '../src/types/question-types.ts';

const corpus = path.resolve(import.meta.dirname, '../corpus');
const files = readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
const storedSchema = z.object({
  question: z.looseObject({}),
  answers: z.array(
    z.object({ entries: z.array(z.unknown()), mark: z.number(), maximum: z.number(), pending: z.boolean() }),
  ),
});
const read = (file: string) => storedSchema.parse(JSON.parse(readFileSync(path.join(corpus, file), 'utf8')));

/**
 * Answers that earn something else now because marking had a defect: by file and position, with the mark they earn. Each is a
 * decision, and stands in the changelog.
 */
const corrections: Readonly<Record<string, number>> = {
  // "a la foret" for "à la forêt": "a" is another word than "à", so it is no longer full marks by default.
  '1/ShortAnswers-3.json 1': 1,
  // "september" and "october", where capitals are compared exactly and a typo is allowed: a small letter is no typo.
  '1/FillInBlanks-1.json 3': 0,
  '1/ShortAnswers-1.json 2': 0,
};

/** Files that history knows to have been changed or removed; empty where there is no history to ask. */
function changedInHistory(): string[] {
  try {
    const asked = ['log', '--format=', '--diff-filter=MDR', '--name-only', '--', '*.json'];
    const output = execFileSync('git', asked, { cwd: corpus, encoding: 'utf8', stdio: 'pipe' });
    return output.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}

describe('stored questions of every version', () => {
  it('there is one of every version of every type', () => {
    const names = questionTypes.flatMap((type) =>
      Array.from({ length: manifestOf(type).version }, (_, index) => (index === 0 ? type : `${type}-v${index + 1}`)),
    );
    expect(new Set(files.map((file) => path.basename(file).replace(/-\d+\.json$/u, '')))).toEqual(new Set(names));
  });

  it.each(files)('%s is read, and its answers earn what they earned', (file) => {
    const { question, answers } = read(file);
    const parsed = parseQuestion(question);
    expect(parsed.version).toBe(questionVersion);
    for (const [index, { entries, mark, ...earned }] of answers.entries()) {
      const expected = { ...earned, mark: corrections[`${file} ${index}`] ?? mark };
      expect(markAnswers(parsed, entries)).toMatchObject(expected);
    }
  });

  it('no file has been edited since it was added', () => {
    const sums = files.toSorted().map((file) => {
      const sum = createHash('sha256').update(readFileSync(path.join(corpus, file)));
      return `${sum.digest('hex')}  ${file}\n`;
    });
    expect(sums.join('')).toBe(readFileSync(path.join(corpus, 'SHA256SUMS'), 'utf8'));
    expect(changedInHistory()).toEqual([]);
  });
});
