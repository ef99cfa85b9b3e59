import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyDraft, questionOf, type Draft } from '@rubrica/question-kit';
import { createPaperQuestion, emptyPaper, writePaperFile, type Paper } from '@rubrica/question-kit/paper';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../run-command.ts';

const option = (id: string, text: string, correct: boolean) => ({ id, text, correct });
const choice = (first: boolean, rubric = 'What draws the sea?'): Draft => ({
  ...emptyDraft(),
  title: 'Tides',
  questions: [
    {
      type: 'MCQ',
      id: 'block',
      rubric: `<p>${rubric}</p>`,
      autoCorrected: true,
      content: [option('a', 'The moon', first), option('b', 'The wind', !first)],
    },
  ],
});

function paperOf(...drafts: Draft[]): Paper {
  const paper = emptyPaper();
  const [section] = paper.sections;
  if (!section) throw new Error('A paper has a section.');
  const questions = drafts.map((draft, index) => ({ ...createPaperQuestion(draft), id: `q${index}` }));
  return { ...paper, id: 'paper', title: 'Mock', sections: [{ ...section, id: 'section', questions }] };
}

const bytesOf = (draft: Draft) => new TextEncoder().encode(JSON.stringify(questionOf(draft)));
const files: Record<string, Uint8Array> = {
  'old.json': bytesOf(choice(true)),
  'key.json': bytesOf(choice(false)),
  'words.json': bytesOf(choice(true, 'What moves the sea?')),
  'old.rubrica': writePaperFile(paperOf(choice(true), choice(true))),
  'key.rubrica': writePaperFile(paperOf(choice(false), choice(true))),
  'more.rubrica': writePaperFile(paperOf(choice(true), choice(true), choice(true))),
  'broken.rubrica': new TextEncoder().encode('PK nothing'),
  'broken.json': new TextEncoder().encode('{"version":1,"questions":[{"type":"Riddle"}]}'),
};

async function run(...args: string[]): Promise<{ code: number; printed: string; problems: string }> {
  const printed: string[] = [];
  const problems: string[] = [];
  const code = await runCommand(args, {
    read: async (name) => files[name] ?? Promise.reject(new Error('There is no such file.')),
    print: (text) => printed.push(text),
    printProblem: (text) => problems.push(text),
  });
  return { code, printed: printed.join('\n'), problems: problems.join('\n') };
}

describe('rubrica diff', () => {
  it('names the fields that differ and the words that came and went, and exits with 1', async () => {
    const { code, printed } = await run('diff', 'old.json', 'words.json');
    expect(code).toBe(1);
    expect(printed).toBe('Question “Tides”\n  block 1, rubric: What [-draws-]{+moves+} the sea?');
  });

  it('exits with 2, never with the code of a difference, where it breaks', async () => {
    const problems: string[] = [];
    const code = await runCommand(['diff', 'old.json', 'words.json'], {
      read: async (name) => files[name] ?? new Uint8Array(),
      print: () => {
        throw new TypeError('The pipe is closed.');
      },
      printProblem: (text) => problems.push(text),
    });
    expect(code).toBe(2);
    expect(problems.join('\n')).toContain('The pipe is closed.');
  });

  it('says that students do not see another key, and exits with 0 when asked for what they see', async () => {
    const fields = await run('diff', 'old.json', 'key.json');
    expect(fields).toMatchObject({ code: 1 });
    expect(fields.printed).toBe(
      [
        'Question “Tides”',
        '  block 1, item 1, correct: [-true-]{+false+}',
        '  block 1, item 2, correct: [-false-]{+true+}',
        '  (students see no difference)',
      ].join('\n'),
    );
    const seen = await run('diff', '--as', 'students', 'old.json', 'key.json');
    expect(seen).toMatchObject({ code: 0, printed: 'Students see no difference.' });
  });

  it('compares papers: questions that came, and what the paper adds up to', async () => {
    expect(await run('diff', 'old.rubrica', 'old.rubrica')).toMatchObject({ code: 0, printed: 'No differences.' });
    const more = await run('diff', 'old.rubrica', 'more.rubrica');
    expect(more.code).toBe(1);
    expect(more.printed).toBe('Paper “Mock”\n  questions: 2 → 3\n  marks: 2 → 3\nQuestion 1.3 “Tides”: added');
    const key = await run('diff', 'old.rubrica', 'key.rubrica', '--as', 'students');
    expect(key).toMatchObject({ code: 0, printed: 'Students see no difference.' });
  });

  it('gives programs the paths and both values', async () => {
    const { printed } = await run('diff', '--json', 'old.json', 'key.json');
    expect(JSON.parse(printed)).toMatchObject({
      kind: 'question',
      isEqual: false,
      seenByStudents: [],
      fields: [
        { kind: 'changed', path: ['questions', 0, 'content', 0, 'correct'], itemId: 'a', before: true, after: false },
        { kind: 'changed', path: ['questions', 0, 'content', 1, 'correct'], itemId: 'b', before: false, after: true },
      ],
    });
  });

  it('exits with 2 when it is used wrongly or a file cannot be read, and says why', async () => {
    const wrong = [
      [['diff', 'old.json'], 'compares two files'],
      [['diff', 'old.json', 'old.rubrica'], 'A question cannot be compared with a paper'],
      [['diff', '--as', 'parents', 'old.json', 'key.json'], '--as is fields or students'],
      [['diff', '--colour', 'old.json', 'key.json'], '--colour'],
      [['diff', 'missing.json', 'key.json'], 'missing.json cannot be read: There is no such file.'],
      [['diff', 'broken.rubrica', 'old.rubrica'], 'broken.rubrica cannot be read as a paper'],
      [['diff', 'broken.json', 'old.json'], 'questions.0.type: There is no question type "Riddle"'],
      [['merge'], 'There is no command merge'],
    ] as const;
    for (const [args, why] of wrong) {
      const { code, printed, problems } = await run(...args);
      expect([code, printed]).toEqual([2, '']);
      expect(problems).toContain(why);
    }
  });

  it('explains itself', async () => {
    expect((await run()).printed).toContain('diff');
    expect((await run('help', 'diff')).printed).toContain('--as students');
    expect((await run('diff', '--help')).printed).toContain('Exit code');
  });
});

describe('in Git', () => {
  const main = path.resolve(import.meta.dirname, '../main.ts');
  const command = `${process.execPath} --conditions=@rubrica/source ${main}`;
  let folder = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'rubrica-diff-'));
    git('init', '--quiet');
    writeFileSync(path.join(folder, '.gitattributes'), '*.rubrica diff=rubrica\n');
    writeFileSync(path.join(folder, 'mock.rubrica'), files['old.rubrica'] ?? '');
    git('add', '.');
    git('commit', '--quiet', '-m', 'first');
    writeFileSync(path.join(folder, 'mock.rubrica'), files['key.rubrica'] ?? '');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('shows a paper by field', () => {
    git('config', 'diff.rubrica.command', `${command} diff --git`);
    const fields = git('diff');
    expect(fields).toContain('mock.rubrica\nPaper “Mock”\nQuestion 1.1 “Tides”: changed');
    expect(fields).toContain('block 1, item 1, correct: [-true-]{+false+}');
  });

  it('reads a paper as a line for each field, named by ids instead of places', async () => {
    const { code, printed } = await run('diff', '--text', 'key.rubrica');
    expect(code).toBe(0);
    expect(printed.split('\n')).toEqual(
      expect.arrayContaining([
        'sections/section/questions/q0/draft/title: Tides',
        'sections/section/questions/q0/draft/questions/block/content/a/correct: false',
      ]),
    );
  });

  it('shows all of a paper that was added', async () => {
    const { code, printed } = await run(
      'diff',
      '--git',
      'mock.rubrica',
      '/dev/null',
      '.',
      '.',
      'old.rubrica',
      'f',
      '100644',
    );
    expect(code).toBe(0);
    expect(printed).toContain('mock.rubrica: added\nversion: 1\ntitle: Mock');
  });
});
