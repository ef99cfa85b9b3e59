import writeExcelFile from 'write-excel-file/node';
import type { User } from '../packages/api-client/src/contract/index.ts';
import { unique } from './support/school.ts';
import { expect, test } from './test.ts';

const headings = ['الاسم الثلاثي', 'البريد الإلكترونى', 'رقم الموبايل', 'الدور', 'المجموعة'];

/** What is wrong with seven of the rows: the row's number in the file, its column, and the cell. */
const mistakes = [
  { row: 12, column: 0, text: '' },
  { row: 35, column: 1, text: 'ليس بريدًا' },
  { row: 60, column: 2, text: '12345' },
  { row: 99, column: 3, text: 'ملك' },
  { row: 140, column: 4, text: 'مجموعة لا وجود لها' },
  { row: 200, column: 1, text: '' },
  { row: 301, column: 2, text: 'اتصل بي' },
] as const;

/** A right-to-left sheet of 300 students with these mistakes, by another library than the one that reads it. */
async function peopleFile(domain: string, group: string): Promise<Buffer> {
  const rows = Array.from({ length: 300 }, (_, index) => {
    const row = [`طالب رقم ${index}`, `student.${index}@${domain}`, `0${1_010_000_000 + index}`, 'طالبة', group];
    for (const mistake of mistakes) if (mistake.row === index + 2) row[mistake.column] = mistake.text;
    return row;
  });
  const cells = [headings, ...rows].map((row) => row.map((value) => ({ value, type: String })));
  return writeExcelFile(cells, { rightToLeft: true }).toBuffer();
}

test('300 people come from an Arabic spreadsheet, of which seven rows are named and left out, and go again', async ({
  school,
  enter,
}) => {
  const domain = `${unique('import').replace(' ', '-')}.test`;
  const group = await school.group('مجموعة');
  const imported = () => school.admin.call.get<{ items: User[]; total: number }>(`/users?search=${domain}&limit=1`);

  const page = await enter(school.admin);
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByLabel('Spreadsheet').setInputFiles({
    name: 'طلاب.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await peopleFile(domain, group.name),
  });
  await page.getByRole('button', { name: 'Check the people' }).click();

  await expect(page.getByText('293 new, 7 with problems, 0 already here')).toBeVisible();
  const table = page.getByRole('table', { name: 'People in the file' });
  for (const { row, column } of mistakes)
    await expect(table.getByText(`${'ABCDE'[column]}${row}`, { exact: true })).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(1 + mistakes.length);
  expect((await imported()).total).toBe(0);

  await page.getByRole('checkbox', { name: 'Leave out 7 rows with problems' }).check();
  await page.getByRole('button', { name: 'Import 293 people' }).click();
  await expect(page.getByText('293 people added. 7 rows left out.')).toBeVisible();
  const { items, total } = await imported();
  expect(total).toBe(293);
  expect(items[0]).toMatchObject({ role: 'student', language: 'ar', groups: [group._id] });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the rows left out' }).click();
  expect((await download).suggestedFilename()).toBe('طلاب-7.xlsx');

  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible();
  expect((await imported()).total).toBe(0);
});
