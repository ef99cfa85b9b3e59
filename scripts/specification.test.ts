import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** How many rows each section of the specification has. */
const rowsOfSections: Readonly<Record<string, number>> = {
  '2': 65,
  '3': 49,
  '4': 16,
  '5': 7,
  '6': 5,
  '7': 20,
  '8': 7,
  '9': 15,
};

interface Row {
  number: string;
  builtIn: string;
  testFile: string;
  title: string;
}

const rowPattern =
  /^\| (?<number>\d\.\d+) +\| .+? +\| `(?<builtIn>[^`]+)` +\| `(?<testFile>[^`]+)` › (?<title>.+?) +\|$/u;

async function readRows(): Promise<Row[]> {
  const lines = (await readFile(path.join(root, 'docs/specification.md'), 'utf8')).split('\n');
  return lines
    .filter((line) => /^\| \d/u.test(line))
    .map((line) => {
      const { number, builtIn, testFile, title } = rowPattern.exec(line)?.groups ?? {};
      if (!number || !builtIn || !testFile || !title) throw new Error(`This row has another form: ${line}`);
      return { number, builtIn, testFile, title };
    });
}

/** What comes before the title of a test: the call, or the end of its cases. */
const callPattern = /(?:\b(?:test|it|describe)|\)|>)$/u;
const leftOutPattern = /\.(?:skip|todo|fails|fixme|only)\b/u;

/** Whether a file that is run has a test of this title, or a story of this name, that is not left out. */
async function hasTest({ testFile, title }: Row): Promise<boolean> {
  if (!existsSync(path.join(root, testFile))) return false;
  const source = await readFile(path.join(root, testFile), 'utf8');
  if (testFile.endsWith('.stories.tsx'))
    return source.includes(`export const ${title}:`) && !source.includes("'!test'");
  if (!/\.(?:test|e2e)\.tsx?$/u.test(testFile)) return false;
  const calls = ["'", '"', '`'].map((quote) => source.indexOf(`(${quote}${title}${quote}`)).filter((at) => at !== -1);
  return calls.some((at) => {
    const before = source.slice(source.lastIndexOf('\n', at) + 1, at);
    return callPattern.test(before) && !leftOutPattern.test(before);
  });
}

test('every row of the specification is listed, by its number', async () => {
  const expected = Object.entries(rowsOfSections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect((await readRows()).map(({ number }) => number)).toEqual(expected);
});

test('every row names what it is built in, and a test or a story that there is', async () => {
  const wrong: string[] = [];
  for (const row of await readRows()) {
    if (!existsSync(path.join(root, row.builtIn))) wrong.push(`${row.number}: ${row.builtIn}`);
    if (!(await hasTest(row))) wrong.push(`${row.number}: ${row.testFile} › ${row.title}`);
  }
  expect(wrong).toEqual([]);
});
