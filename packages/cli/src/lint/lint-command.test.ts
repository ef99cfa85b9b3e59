import { createPaperQuestion, createSection, emptyPaper, writePaperFile } from '@rubrica/question-kit/paper';
import { ruleExamples, ruleNames } from '@rubrica/question-kit/quality';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../run-command.ts';

const longest = ruleExamples['longest-key'];
const why = { reason: 'It is a quotation.', by: 'Nadia', at: '2026-11-23T08:00:00Z' };
const question = (draft: object) => new TextEncoder().encode(JSON.stringify({ version: 1, ...draft }));
const paper = (...exceptions: object[]) => {
  const bad = { ...createPaperQuestion(longest.bad.draft), exceptions: exceptions as never };
  const section = {
    ...createSection('Part 1', [createPaperQuestion(longest.good.draft), bad]),
    instructions: '(9 points)',
  };
  return writePaperFile({ ...emptyPaper(), title: 'Mock', sections: [section] }, new Map());
};
const at = { rule: 'longest-key', path: ['questions', 0, 'content', 2, 'text'] };

/** One question of one point, and its translation of two. */
const translated = () => {
  const original = createPaperQuestion(longest.good.draft);
  const draft = { ...original.draft, questions: original.draft.questions.flatMap((block) => [block, block]) };
  const translation = { ...createPaperQuestion(draft), language: 'fr', translationOf: original.id };
  const section = { ...createSection('Part 1', [original, translation]), instructions: '(1 point)' };
  return writePaperFile({ ...emptyPaper(), title: 'Mock', sections: [section] }, new Map());
};

const files: Record<string, Uint8Array> = {
  'bad.json': question(longest.bad.draft),
  'good.json': question(longest.good.draft),
  'hard.json': question({ ...ruleExamples['hard-words'].bad.draft }),
  'mock.rubrica': paper(),
  'translated.rubrica': translated(),
  'off.rubrica': paper({ ...at, ...why }),
  'words.csv': new TextEncoder().encode('ubiquitous,C2\nmeticulous,C2\ntea,A1\n'),
  'broken.json': new TextEncoder().encode('{'),
};

async function run(...args: string[]) {
  const [printed, problems]: [string[], string[]] = [[], []];
  const code = await runCommand(['lint', ...args], {
    read: (path) => {
      const bytes = files[path];
      return bytes ? Promise.resolve(bytes) : Promise.reject(new Error('There is no such file.'));
    },
    print: (text) => printed.push(text),
    printProblem: (text) => problems.push(text),
  });
  return { code, printed: printed.join('\n'), problems: problems.join('\n') };
}

describe('rubrica lint', () => {
  it('says where something is, what it is, why it matters and what to do, and exits with 1', async () => {
    const { code, printed } = await run('bad.json');
    expect(code).toBe(1);
    expect(printed.split('\n')).toEqual([
      'bad.json',
      '  question “Example”, block 1, item 3, text',
      '    warning longest-key: The right option has 70 characters, the longest of the others 22.',
      expect.stringContaining('Students who know this choose the longest one'),
      expect.stringContaining('→ Shorten the right option'),
      '',
      '1 warning',
    ]);
    expect(await run('good.json')).toMatchObject({ code: 0, printed: 'Nothing found.' });
  });

  it('checks a paper as a whole, and says which question is meant', async () => {
    const { code, printed } = await run('mock.rubrica');
    expect(code).toBe(1);
    expect(printed).toContain('paper “Mock”, section 1, instructions\n    error stated-points');
    expect(printed).toContain('question 1.2 “Example”, block 1, item 3, text\n    warning longest-key');
  });

  it('takes a question and its translation once, in the language that is asked for', async () => {
    const inEnglish = await run('--rule', 'stated-points', 'translated.rubrica');
    expect(inEnglish).toMatchObject({ code: 0, printed: 'Nothing found.' });
    const inFrench = await run('--rule', 'stated-points', '--language', 'fr', 'translated.rubrica');
    expect(inFrench.printed).toContain('paper “Mock”, section 1, instructions');
  });

  it('shows what is switched off with its reason, and does not count it', async () => {
    const { code, printed } = await run('--rule', 'longest-key', 'off.rubrica');
    expect(code).toBe(0);
    expect(printed).toContain('switched off: It is a quotation. (Nadia)');
    expect(printed).toContain('1 switched off');
  });

  it('gives programs all of it, of the rules and severities that are asked for', async () => {
    const { printed } = await run('--json', 'mock.rubrica');
    expect(JSON.parse(printed)).toMatchObject([
      {
        file: 'mock.rubrica',
        rule: 'stated-points',
        path: ['sections', 0, 'instructions'],
        data: { stated: 9, worth: 2 },
      },
      { file: 'mock.rubrica', rule: 'longest-key', severity: 'warning', exception: null },
    ]);
    expect(JSON.parse((await run('--json', '--rule', 'longest-key', 'mock.rubrica')).printed)).toHaveLength(1);
    expect(JSON.parse((await run('--json', '--severity', 'error', 'mock.rubrica')).printed)).toHaveLength(1);
    expect(await run('--severity', 'error', 'bad.json')).toMatchObject({ code: 0 });
  });

  it('reads a list of words by level', async () => {
    expect(await run('hard.json')).toMatchObject({ code: 0 });
    const { code, printed } = await run('--words', 'words.csv', 'hard.json');
    expect(code).toBe(1);
    expect(printed).toContain('hard-words');
  });

  it('explains every rule, in Arabic as well', async () => {
    expect((await run('--rules')).printed.split('\n')).toHaveLength(ruleNames.length);
    for (const rule of ruleNames)
      expect((await run('--explain', rule)).printed).toMatch(/Found:\n.+\n[^]*Not found:\n.+/u);
    expect((await run('--texts', 'ar', 'bad.json')).printed).toContain('اختصر الخيار الصحيح');
  });

  it('exits with 2 when it is used wrongly or a file cannot be read, and says why', async () => {
    const wrong = [
      [[], 'it was given none'],
      [['missing.json'], 'missing.json cannot be read: There is no such file.'],
      [['broken.json'], 'broken.json is neither a paper'],
      [['--rule', 'no-such', 'bad.json'], 'There is no rule no-such'],
      [['--severity', 'fatal', 'bad.json'], '--severity is error or warning or note, not fatal.'],
      [['--words', 'bad.json', 'hard.json'], 'bad.json has no line with a word and a level'],
    ] as const;
    for (const [args, said] of wrong) {
      const { code, printed, problems } = await run(...args);
      expect([code, printed]).toEqual([2, '']);
      expect(problems).toContain(said);
    }
  });
});
