import type {
  AttendanceReport,
  ItemsReport,
  MarksReport,
  ProgressReport,
  ReportFile,
} from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import { asPrinted } from '../../testing/as-printed.ts';
import { pending, refuse } from '../../testing/fake-client.ts';
import { idOf } from '../../testing/fixtures/basics.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar as filesAr, en as filesEn } from './file-messages.ts';
import { ar as itemsAr, en as itemsEn } from './items-messages.ts';
import { ar, en } from './messages.ts';
import { ar as progressAr, en as progressEn } from './progress-messages.ts';

const page = { page: 1, limit: 20 };
const row = (number: number, name: string, mark: number): MarksReport['items'][number] => ({
  _id: idOf('attempt', number),
  student: { _id: idOf('user', number), name },
  task: {
    _id: idOf('task', number % 2),
    title: number % 2 ? 'A night among the pines' : 'رحلة إلى الأقصر',
    kind: 'quiz',
  },
  number: 1,
  submittedAt: `2026-0${number}-12T15:30:00.000Z`,
  late: number === 2,
  isReleased: number !== 3,
  mark,
  maximum: 20,
  percent: mark * 5,
});
const marks: MarksReport = {
  ...page,
  items: [row(1, 'Sara Mahmoud', 18), row(2, 'عمر حسن', 11.5), row(3, 'Samir Fouad', 15)],
  total: 3,
  summary: {
    students: 3,
    meanPercent: 74.2,
    byMonth: [
      { month: '2026-01', meanPercent: 62, attempts: 1 },
      { month: '2026-02', meanPercent: 71, attempts: 1 },
      { month: '2026-03', meanPercent: 90, attempts: 1 },
    ],
  },
};
const attendance: AttendanceReport = {
  ...page,
  items: [
    {
      student: { _id: idOf('user', 1), name: 'Sara Mahmoud' },
      counts: { present: 9, late: 2, absent: 1, excused: 0 },
      ratePercent: 92,
    },
    {
      student: { _id: idOf('user', 2), name: 'عمر حسن' },
      counts: { present: 5, late: 0, absent: 6, excused: 1 },
      ratePercent: 45,
    },
  ],
  total: 2,
  summary: { counts: { present: 14, late: 2, absent: 7, excused: 1 }, ratePercent: 70 },
};
const progress: ProgressReport = {
  ...page,
  items: [
    {
      student: { _id: idOf('user', 1), name: 'Sara Mahmoud' },
      done: 14,
      late: 1,
      missing: 0,
      meanPercent: 86,
      trend: 4.5,
      lectures: 6,
      documents: 3,
      words: 48,
      lastActiveAt: '2026-03-12T15:30:00.000Z',
    },
    {
      student: { _id: idOf('user', 2), name: 'عمر حسن' },
      done: 9,
      late: 4,
      missing: 5,
      meanPercent: 58,
      trend: -7,
      lectures: 2,
      documents: 0,
      words: 0,
      lastActiveAt: '2026-03-02T15:30:00.000Z',
    },
    {
      student: { _id: idOf('user', 3), name: 'Samir Fouad' },
      done: 0,
      late: 0,
      missing: 2,
      meanPercent: null,
      trend: null,
      lectures: 0,
      documents: 0,
      words: 0,
      lastActiveAt: null,
    },
  ],
  total: 3,
  summary: { done: 23, late: 5, missing: 7, meanPercent: 72, byMonth: marks.summary.byMonth },
};
const progressCall = fn((_input: { query: object }) => progress);
const items: ItemsReport = {
  ...page,
  items: [
    {
      question: { _id: idOf('question', 1), title: 'Irregular verbs', type: 'Vocab' },
      tasks: 3,
      attempts: 64,
      facility: 0.82,
      discrimination: 0.41,
      medianMs: 95_000,
      reasons: [],
    },
    {
      question: { _id: idOf('question', 2), title: 'رحلة إلى الأقصر', type: 'Reading' },
      tasks: 1,
      attempts: 25,
      facility: 0.12,
      discrimination: -0.18,
      medianMs: null,
      reasons: ['negative-discrimination', 'too-hard'],
    },
    {
      question: { _id: idOf('question', 3), title: 'A night among the pines', type: 'Listening' },
      tasks: 1,
      attempts: 6,
      facility: null,
      discrimination: null,
      medianMs: null,
      reasons: [],
    },
  ],
  total: 3,
  summary: { needed: 20, known: 2, toLookAt: 1 },
};
const none = { items: [], total: 0, page: 1, limit: 100 };

const marksCall = fn(({ query }: { query: { kind?: string | undefined } }): MarksReport =>
  query.kind === 'homework' ? { ...marks, items: [], total: 0 } : marks,
);
const options = {
  listGroups: none,
  listLevels: none,
  listCategories: none,
  listDiplomas: none,
  listCalendar: { timeZone: 'Africa/Cairo', items: [] },
};

const meta = {
  ...pageMeta,
  title: 'Platform/Reports',
  tags: ['!autodocs'],
  args: {
    path: '/admin/reports',
    role: 'admin',
    calls: { ...options, getMarksReport: marksCall, getAttendanceReport: attendance },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Marks: Story = {
  play: async ({ canvas }) => {
    await pageIsShown();
    const messages = inLanguage({ en, ar });
    const student = await canvas.findByRole('link', { name: 'Sara Mahmoud' });
    await expect(student).toHaveAttribute('href', `/admin/users/student/${idOf('user', 1)}`);
    await expect(canvas.getByText(messages.marksSummary(3, 3), { exact: false })).toBeVisible();
    // The order is the server's, over all pages.
    await userEvent.click(canvas.getByRole('button', { name: messages.percent }));
    await expect(marksCall.mock.lastCall?.[0].query).toMatchObject({ sort: 'percent' });
  },
};

const made: ReportFile = {
  _id: idOf('file', 1),
  report: 'marks',
  format: 'csv',
  query: {},
  status: 'making',
  rows: 12_480,
  rowsMade: 4500,
  createdAt: '2026-03-12T15:30:00.000Z',
  expiresAt: null,
  sizeBytes: null,
  failure: null,
};
const createReportFile = fn((_input: unknown) => made);

/** A file of more than 5,000 rows is asked for, and the page shows how much of it is made. */
export const LongFile: Story = {
  tags: ['plays-in-arabic'],
  args: {
    path: '/admin/reports?kind=quiz',
    calls: { ...options, getMarksReport: { ...marks, total: 12_480 }, createReportFile, getReportFile: made },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const files = inLanguage({ en: filesEn, ar: filesAr });
    await expect(await canvas.findByText(files.long('12,480'))).toBeVisible();
    const messages = inLanguage({ en, ar });
    const stop = asPrinted();
    await expect(canvas.getByText(messages.rowsOf('1', '3', '12,480'))).toBeVisible();
    await expect(canvas.getByText(`${messages.filters.kind.label}: ${messages.kinds.quiz}`)).toBeVisible();
    stop();
    await chooseFromMenu(canvas.getByRole('button', { name: files.download }), files.formats.csv);
    await expect(await canvas.findByText(files.rowsOf('4,500', '12,480'))).toBeVisible();
    const told = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(told).toContain(files.isAsked);
    await expect(createReportFile.mock.lastCall?.[0]).toMatchObject({
      body: { report: 'marks', format: 'csv', query: { kind: 'quiz' } },
    });
  },
};

export const Attendance: Story = { args: { path: '/assistant/reports/attendance', role: 'assistant' } };
/** The order of the students is the server's, and what each has done is said beside. */
export const Progress: Story = {
  args: { path: '/admin/reports/progress?from=2026-01-01', calls: { ...options, getProgressReport: progressCall } },
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en: progressEn, ar: progressAr });
    await expect(await canvas.findByRole('link', { name: 'عمر حسن' })).toBeVisible();
    await expect(canvas.getByText(m.never)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: m.trend }));
    await expect(progressCall.mock.lastCall?.[0].query).toMatchObject({ sort: 'trend', from: '2026-01-01' });
  },
};
export const ProgressNarrow: Story = { ...Progress, globals: narrow, play: async () => pageIsShown() };

/** Questions to look at again say why, and those with too few attempts say that. */
export const Items: Story = {
  args: { path: '/admin/reports/items', calls: { ...options, getItemsReport: items } },
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en: itemsEn, ar: itemsAr });
    await expect(await canvas.findByText(m.reasons['too-hard'])).toBeVisible();
    await expect(canvas.getByText(m.notEnough)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Irregular verbs' });
    await expect(link).toHaveAttribute('href', `/admin/questions/statistics/${idOf('question', 1)}`);
    await userEvent.click(canvas.getByText(inLanguage({ en, ar }).moreFilters));
    await expect(canvas.getByRole('combobox', { name: inLanguage({ en, ar }).filters.skill.label })).toBeVisible();
  },
};
export const ItemsNarrow: Story = {
  args: { path: '/assistant/reports/items', role: 'assistant', calls: { ...options, getItemsReport: items } },
  globals: narrow,
};

/** A period without marks says what to change. */
export const NothingInPeriod: Story = {
  args: {
    path: '/admin/reports?from=2026-08-01',
    calls: { ...options, getMarksReport: { ...marks, items: [], total: 0 } },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    await expect(await canvas.findByText(m.noMarksInPeriod)).toBeVisible();
    await expect(canvas.getByText(m.longerPeriod)).toBeVisible();
  },
};
export const NothingMatches: Story = { args: { path: '/admin/reports?kind=homework' } };
export const Empty: Story = {
  args: {
    calls: {
      ...options,
      getMarksReport: { ...marks, items: [], total: 0, summary: { students: 0, meanPercent: null, byMonth: [] } },
    },
  },
};
/** On a phone the rows come before the filters, which unfold and say how many are set. */
export const Narrow: Story = {
  tags: ['plays-in-arabic'],
  globals: narrow,
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const summary = await canvas.findByText(m.filtersOf(0));
    await expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.queryByLabelText(m.from)).not.toBeVisible();
    await expect((await canvas.findByRole('link', { name: 'Sara Mahmoud' })).getBoundingClientRect().top).toBeLessThan(
      innerHeight,
    );
    await userEvent.click(summary);
    const from = await canvas.findByLabelText(m.from);
    await expect(from).toBeVisible();
    await userEvent.type(from, '2026-01-15');
    await expect(await canvas.findByText(m.filtersOf(1))).toBeVisible();
    for (const control of canvas.getAllByRole('combobox')) {
      const { left, right } = control.getBoundingClientRect();
      await expect([left >= 0, right <= innerWidth]).toEqual([true, true]);
    }
  },
};
export const Loading: Story = { args: { calls: { ...options, getMarksReport: pending } } };
export const Failed: Story = { args: { calls: { ...options, getMarksReport: refuse(500, '') } } };
export const Denied: Story = { args: { calls: { ...options, getMarksReport: refuse(403, '') } } };

/** A year that is being typed narrows nothing; the rows follow once it is whole. */
export const TypesADate: Story = {
  tags: ['no-picture', 'one-language'],
  args: { path: '/admin/reports?from=2025-10-10' },
  play: async ({ canvas }) => {
    await pageIsShown();
    marksCall.mockClear();
    const m = inLanguage({ en, ar });
    const from = canvas.getByLabelText(m.from);
    await userEvent.click(from);
    for (const value of ['0002-01-03', '0202-01-03', '2026-01-03']) {
      await fireEvent.change(from, { target: { value } });
    }
    await waitFor(() => expect(marksCall.mock.lastCall?.[0].query).toMatchObject({ from: '2026-01-03' }));
    await expect(marksCall).toHaveBeenCalledOnce();
    await userEvent.clear(from);
    await waitFor(() => expect(marksCall.mock.lastCall?.[0].query).not.toHaveProperty('from'));
    await userEvent.tab();
    await waitFor(() => expect(from).toHaveValue(''));
  },
};

const cancelled: ReportFile = { ...made, status: 'cancelled' };
const madeAgain: ReportFile = { ...made, _id: idOf('file', 2), status: 'ready', sizeBytes: 1_000 };
const createTwice = fn((_input: unknown) => (createTwice.mock.calls.length === 1 ? cancelled : madeAgain));

/** A file that is made again is another one, and the page follows that. */
export const LongFileMadeAgain: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  args: {
    calls: {
      ...options,
      getMarksReport: { ...marks, total: 12_480 },
      createReportFile: createTwice,
      getReportFile: ({ params }) => (params.id === madeAgain._id ? madeAgain : cancelled),
    },
  },
  play: async ({ canvas }) => {
    createTwice.mockClear();
    await pageIsShown();
    const files = inLanguage({ en: filesEn, ar: filesAr });
    await chooseFromMenu(canvas.getByRole('button', { name: files.download }), files.formats.csv);
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${files.again}`, 'u') }));
    await expect(await canvas.findByRole('button', { name: new RegExp(`^${files.download}:`, 'u') })).toBeVisible();
  },
};

const failedAgain: ReportFile = { ...cancelled, _id: idOf('file', 3), status: 'waiting' };
const createWaiting = fn((_input: unknown) => (createWaiting.mock.calls.length === 1 ? cancelled : failedAgain));

/** Whoever has a file made again by the keyboard is where they were: at the button of the other file. */
export const LongFileMadeAgainKeepsFocus: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...options,
      getMarksReport: { ...marks, total: 12_480 },
      createReportFile: createWaiting,
      getReportFile: ({ params }) => (params.id === failedAgain._id ? failedAgain : cancelled),
    },
  },
  play: async ({ canvas }) => {
    createWaiting.mockClear();
    await pageIsShown();
    await chooseFromMenu(canvas.getByRole('button', { name: filesEn.download }), filesEn.formats.csv);
    (await canvas.findByRole('button', { name: new RegExp(`^${filesEn.again}`, 'u') })).focus();
    await userEvent.keyboard('{Enter}');
    const cancel = await canvas.findByRole('button', { name: new RegExp(`^${filesEn.cancel}:`, 'u') });
    await waitFor(() => expect(cancel).toHaveFocus());
  },
};
