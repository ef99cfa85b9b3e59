// Run by the benchmark as a process of its own, `write-large-sheet.ts <format> <rows>`: writes a sheet of 12 columns to nowhere and
// prints how many bytes it has, and the most memory that the process had.
import { setImmediate } from 'node:timers/promises';
import type { SheetColumn } from '../services/spreadsheets/sheet.ts';
import { writeSheet, type SheetFormat } from '../services/spreadsheets/write-sheet.ts';

const [, , format = 'xlsx', rowCount = '50000'] = process.argv;

const columns: SheetColumn<number>[] = [
  { type: 'text', heading: 'Student', value: (row) => `Student ${row} of the school` },
  { type: 'text', heading: 'الطالب', value: (row) => `الطالبة رقم ${row}` },
  { type: 'text', heading: 'Group', value: (row) => `Group ${row % 40}` },
  { type: 'text', heading: 'Task', value: (row) => `Reading and writing, paper ${row % 300}` },
  { type: 'text', heading: 'Remark', value: (row) => `=came ${row % 997} minutes late, and said so before` },
  { type: 'text', heading: 'Status', value: (row) => (row % 3 ? 'Present' : 'Late') },
  { type: 'number', heading: 'Attempt', value: (row) => row },
  { type: 'number', heading: 'Points', value: (row) => row / 7 },
  { type: 'percent', heading: 'Mark', value: (row) => row % 101 },
  { type: 'date', heading: 'Day', value: (row) => timeOf(row).toISOString().slice(0, 10) },
  { type: 'time', heading: 'Begun', value: timeOf },
  { type: 'time', heading: 'Released', value: (row) => timeOf(row * 3) },
];

const wholeFormat: SheetFormat = format === 'csv' ? 'csv' : 'xlsx';
const sheet = { name: 'Marks', columns, rows: rows(), isRightToLeft: true, timeZone: 'Africa/Cairo' };
const startedAtMs = performance.now();
let bytes = 0;
for await (const chunk of writeSheet(wholeFormat, sheet)) bytes += Buffer.byteLength(chunk);
const memoryMb = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ bytes, memoryMb, seconds: (performance.now() - startedAtMs) / 1000 }));

/** Rows as a database gives them: some hundred at a time. */
async function* rows(): AsyncGenerator<number> {
  for (let row = 1; row <= Number(rowCount); row += 1) {
    if (row % 500 === 0) await setImmediate();
    yield row;
  }
}

function timeOf(row: number): Date {
  return new Date(Date.UTC(2025, 8, 1) + row * 617_000);
}
