// Imports files and prints the outcome: `node --conditions=@rubrica/source scripts/try-import.ts [--all] [--format gift] <file or folder>…`.
// --all prints every line of the report; without it only the changes and omissions are counted, by code.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import {
  ExchangeError,
  exchangeFormats,
  importQuestions,
  summariseReport,
  type ReportLine,
} from '../packages/question-kit/src/exchange.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, format: { type: 'string' } },
});

const format = exchangeFormats.find((name) => name === values.format);
if (values.format && !format) throw new Error(`--format is one of ${exchangeFormats.join(', ')}.`);

const files = positionals.flatMap((argument) =>
  statSync(argument).isDirectory()
    ? readdirSync(argument, { recursive: true }).map((name) => path.join(argument, String(name)))
    : [argument],
);

for (const file of files.filter((name) => statSync(name).isFile()).toSorted()) {
  const name = path.basename(file);
  try {
    const bytes = new Uint8Array(readFileSync(file));
    const result = await importQuestions(bytes, { name, ...(format && { format }) });
    const { questions, report } = result;
    const { taken, changed, leftOut } = summariseReport(report);
    console.log(
      `${file}: ${result.format}, ${questions.length} questions; ${taken} taken, ${changed} changed, ${leftOut} left out`,
    );
    if (values.all)
      for (const line of report) console.log(`  ${positionOf(line)}${line.outcome} ${line.code}: ${line.reason}`);
    else for (const [code, count] of countCodes(report)) console.log(`  ${code}: ${count}`);
  } catch (error) {
    const isRefusal = error instanceof ExchangeError;
    console.log(`${file}: refused; ${isRefusal ? error.message : inspect(error)}`);
  }
}

function positionOf({ line, file, title }: ReportLine): string {
  return [file, line && `line ${line}`, title && `“${title.slice(0, 40)}”`].filter(Boolean).join(' ') + ' ';
}

function countCodes(report: readonly ReportLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of report) if (code !== 'taken') counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
