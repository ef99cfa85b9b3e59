// Imports files that others wrote and says what came of them: `node scripts/try-import.mjs [--all] [--format gift] <file or folder>…`.
// With --all every line of the reports is printed, else only what was changed or left out, counted by its code.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importQuestions, summariseReport } from '../packages/question-kit/src/exchange.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, format: { type: 'string' } },
});

const files = positionals.flatMap((given) =>
  statSync(given).isDirectory()
    ? readdirSync(given, { recursive: true }).map((name) => path.join(given, String(name)))
    : [given],
);

for (const file of files.filter((one) => statSync(one).isFile()).toSorted()) {
  const name = path.basename(file);
  try {
    const bytes = new Uint8Array(readFileSync(file));
    const { format, questions, report } = await importQuestions(bytes, {
      name,
      ...(values.format && { format: values.format }),
    });
    const { taken, changed, leftOut } = summariseReport(report);
    console.log(
      `${file}: ${format}, ${questions.length} questions; ${taken} taken, ${changed} changed, ${leftOut} left out`,
    );
    if (values.all)
      for (const line of report) console.log(`  ${place(line)}${line.outcome} ${line.code}: ${line.reason}`);
    else for (const [code, count] of countCodes(report)) console.log(`  ${code}: ${count}`);
  } catch (error) {
    console.log(`${file}: refused; ${error.name === 'ExchangeError' ? error.message : error.stack}`);
  }
}

function place({ line, file, title }) {
  return [file, line && `line ${line}`, title && `“${title.slice(0, 40)}”`].filter(Boolean).join(' ') + ' ';
}

function countCodes(report) {
  const counts = new Map();
  for (const { code } of report) if (code !== 'taken') counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
