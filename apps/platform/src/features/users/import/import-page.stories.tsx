import type { UserImport, UserImportPreview } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pending, refuse } from '../../../testing/fake-client.ts';
import { idOf, inDays, listOf } from '../../../testing/fixtures/basics.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const imported = (change: Partial<UserImport> = {}): UserImport => ({
  _id: idOf('userImport', 1),
  createdAt: inDays(-0.1),
  fileName: 'طلاب الفصل الأول.xlsx',
  importedBy: 'Amal Farouk',
  created: 286,
  updated: 0,
  skipped: 7,
  faulty: 2,
  areInvited: true,
  undoUntil: inDays(0.9),
  undone: null,
  ...change,
});
const undone = {
  at: inDays(-2),
  by: 'Amal Farouk',
  removed: 11,
  restored: 1,
  kept: [{ user: idOf('user', 4), name: 'سارة محمود', reason: 'سجّل الدخول من قبل، لذلك يبقى الحساب.' }],
} satisfies UserImport['undone'];
const past = listOf([
  imported(),
  imported({
    _id: idOf('userImport', 2),
    fileName: 'parents.csv',
    created: 12,
    faulty: 0,
    undoUntil: inDays(-2),
    undone,
  }),
]);

const email = (number: number) => `student.${number}@school.test`;
const preview: UserImportPreview = {
  columns: [
    { letter: 'A', heading: 'الاسم', field: 'name', examples: ['منى علي', 'كريم حسن'] },
    { letter: 'B', heading: 'البريد الإلكتروني', field: 'email', examples: [email(1), email(2)] },
    { letter: 'C', heading: 'رقم الموبايل', field: 'phone', examples: ['٠١٠١٢٣٤٥٦٧٨'] },
    { letter: 'D', heading: 'ملاحظات', field: null, examples: [] },
  ],
  missing: [],
  counts: { created: 3, updated: 0, skipped: 1, faulty: 2 },
  rows: [
    { row: 2, action: 'create', cells: { name: 'منى علي', email: email(1) }, problems: [] },
    {
      row: 3,
      action: 'none',
      cells: { name: 'كريم حسن', email: 'not an email' },
      problems: [{ field: 'email', cell: 'B3', message: 'هذا ليس بريدًا إلكترونيًا صحيحًا.' }],
    },
    { row: 4, action: 'create', cells: { name: 'Lina Adel', email: email(3) }, problems: [] },
    { row: 5, action: 'skip', cells: { name: 'Omar Said', email: email(4) }, problems: [] },
    {
      row: 6,
      action: 'none',
      cells: { name: '', email: email(5), phone: '12' },
      problems: [
        { field: 'name', cell: 'A6', message: 'This is missing. Fill in the cell.' },
        { field: 'phone', cell: 'C6', message: 'This is not a valid phone number.' },
      ],
    },
    { row: 7, action: 'create', cells: { name: 'Hana Nabil', email: email(6) }, problems: [] },
  ],
};

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Import people',
  tags: ['!autodocs'],
  args: { path: '/admin/users/import', role: 'admin', calls: { listUserImports: past } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { listUserImports: pending } } };
export const Empty: Story = { args: { calls: { listUserImports: listOf([]) } } };

async function choose(canvasElement: HTMLElement) {
  await pageIsShown();
  const input = canvasElement.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.');
  await userEvent.upload(input, new File(['name,email'], 'people.csv', { type: 'text/csv' }));
  return { canvas: within(canvasElement), m: inLanguage({ en, ar }) };
}

/** What the file is refused for stands below the field. */
export const Refused: Story = {
  args: {
    calls: {
      listUserImports: past,
      previewUserImport: refuse(422, 'Check the marked fields.', { file: ['This file is not a spreadsheet.'] }),
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas } = await choose(canvasElement);
    await expect(await canvas.findByText('This file is not a spreadsheet.')).toBeVisible();
  },
};

const look = fn((_input: unknown) => preview);
const carryOut = fn((_input: unknown) => imported({ created: 3, skipped: 1 }));

/** From the file to what was imported: rows with problems come first, and are imported only without them. */
export const WholePath: Story = {
  tags: ['plays-in-arabic'],
  args: { calls: { listUserImports: past, previewUserImport: look, createUserImport: carryOut } },
  play: async ({ canvasElement }) => {
    look.mockClear();
    carryOut.mockClear();
    const { canvas, m } = await choose(canvasElement);
    await expect(await canvas.findByRole('table', { name: m.columns.table })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: m.columns.groups }));
    await userEvent.click(canvas.getByRole('button', { name: m.columns.next }));
    await expect(await canvas.findByText(m.check.summary(preview.counts))).toBeVisible();
    await expect(look.mock.lastCall?.[0]).toMatchObject({
      body: { columns: ['name', 'email', 'phone', ''], existing: 'groups', countryCode: '20' },
    });
    const table = within(canvas.getByRole('table', { name: m.check.table }));
    await expect(table.getByText('B3')).toBeVisible();
    await expect(table.queryByText('Lina Adel')).toBeNull();
    const run = canvas.getByRole('button', { name: m.check.run(preview.counts) });
    await userEvent.click(run);
    await expect(canvas.getByText(m.check.leaveOutRequired)).toBeVisible();
    await expect(carryOut).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: m.check.leaveOut(2) }));
    await userEvent.click(run);
    await expect(await canvas.findByText(m.done.created(3), { exact: false })).toBeVisible();
    await expect(carryOut.mock.lastCall?.[0]).toMatchObject({ body: { leaveOutFaulty: true, sendInvitations: false } });
    await userEvent.click(canvas.getByRole('button', { name: m.undo.button }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

/** Headings that nobody knows: nothing goes on until the columns of name and email are chosen. */
export const UnknownHeadings: Story = {
  args: {
    calls: {
      listUserImports: past,
      previewUserImport: {
        columns: preview.columns.map((column) => ({ ...column, heading: 'Kolonne', field: null })),
        missing: ['name', 'email'],
        counts: { created: 0, updated: 0, skipped: 0, faulty: 0 },
        rows: [],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas, m } = await choose(canvasElement);
    const missing = m.columns.missing(`${m.fields.name}, ${m.fields.email}`);
    await expect(await canvas.findByText(missing)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: m.columns.next }));
    await expect(canvas.getByRole('table', { name: m.columns.table })).toBeVisible();
  },
};

const longName = 'a'.repeat(260);
const longRows: UserImportPreview = {
  ...preview,
  counts: { created: 1, updated: 0, skipped: 0, faulty: 1 },
  rows: [
    { row: 2, action: 'create', cells: { name: longName, email: `${longName}@school.test` }, problems: [] },
    {
      row: 3,
      action: 'none',
      cells: { name: longName, email: email(2) },
      problems: [{ field: 'groups', cell: 'C3', message: `There is no group called “${longName}”.` }],
    },
  ],
};

/** A name of one long word makes no page wider than the window. */
export const LongWords: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { listUserImports: past, previewUserImport: longRows } },
  play: async ({ canvasElement }) => {
    const { canvas, m } = await choose(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: m.columns.next }));
    await canvas.findByRole('table', { name: m.check.table });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${m.check.all}`, 'u') }));
    await canvas.findByText(`${longName}@school.test`);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Whether the import of this day is undone. */
let isUndone = false;
const result = { ...undone, at: inDays(0), removed: 3, restored: 0 };
const undoneNow = imported({ undone: result });
const newest = () => listOf([isUndone ? undoneNow : imported()]);
const undo = () => {
  isUndone = true;
  return undoneNow;
};

/** What an import is undone to has the focus in the place of the button, and who stays is named. */
export const UndoneByKeyboard: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: { calls: { listUserImports: newest, undoUserImport: undo } },
  beforeEach: () => void (isUndone = false),
  play: async ({ canvas }) => {
    await pageIsShown();
    const { past: list, undo: m } = inLanguage({ en, ar });
    (await canvas.findByRole('button', { name: list.undo })).focus();
    await userEvent.keyboard('{Enter}');
    within(await screen.findByRole('alertdialog'))
      .getByRole('button', { name: m.confirm })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const reason = await canvas.findByText(undone.kept[0]?.reason ?? '', { exact: false });
    await waitFor(() => expect(document.activeElement?.closest('tr')).toContainElement(reason));
    await expect(await screen.findByText(`${m.done(result)} ${m.keptNames(['سارة محمود'])}`)).toBeVisible();
  },
};

/** An import that somebody else has undone meanwhile shows as undone, and is not offered for undoing any more. */
export const UndoneByAnother: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      listUserImports: newest,
      previewUserImport: look,
      createUserImport: carryOut,
      undoUserImport: (input, name) => {
        isUndone = true;
        return refuse(409, 'This import has been undone already.', {}, 'import_undone')(input, name);
      },
    },
  },
  beforeEach: () => void (isUndone = false),
  play: async ({ canvasElement }) => {
    const { canvas, m } = await choose(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: m.columns.next }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: m.check.leaveOut(2) }));
    await userEvent.click(canvas.getByRole('button', { name: m.check.run(preview.counts) }));
    const button = await canvas.findByRole('button', { name: m.undo.button });
    await userEvent.click(button);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: m.undo.confirm }));
    await expect(await canvas.findByRole('heading', { name: m.done.undoneTitle })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(button).not.toBeInTheDocument();
    await expect(await screen.findByText('This import has been undone already.')).toBeVisible();
    const reason = canvas.getByText(undone.kept[0]?.reason ?? '', { exact: false });
    await waitFor(() => expect(reason.closest('[tabindex]')).toHaveFocus());
  },
};
