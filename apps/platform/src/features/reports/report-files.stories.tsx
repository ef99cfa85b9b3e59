import type { ReportFile } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { pending, refuse } from '../../testing/fake-client.ts';
import { idOf, inHours } from '../../testing/fixtures/basics.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar, en } from './file-messages.ts';

const file = (number: number, change: Partial<ReportFile>): ReportFile => ({
  _id: idOf('file', number),
  report: 'marks',
  format: 'xlsx',
  query: { from: '2026-01-01' },
  status: 'waiting',
  rows: 12_480,
  rowsMade: 0,
  createdAt: inHours(-number),
  expiresAt: null,
  sizeBytes: null,
  failure: null,
  ...change,
});
const files: ReportFile[] = [
  file(0, { status: 'making', rowsMade: 4500, createdAt: inHours(-0.02) }),
  file(1, { report: 'attendance', format: 'csv' }),
  file(2, { status: 'ready', rowsMade: 12_480, expiresAt: inHours(150), sizeBytes: 800_000 }),
  file(3, { status: 'failed', failure: 'disk-full' }),
  file(4, { status: 'cancelled', report: 'attendance' }),
  file(200, { status: 'expired', expiresAt: inHours(-32) }),
];

const cancelReportFile = fn((_input: unknown) => file(1, { status: 'cancelled', report: 'attendance' }));

const meta = {
  ...pageMeta,
  title: 'Platform/Reports/Files',
  tags: ['!autodocs'],
  args: {
    path: '/admin/reports/files',
    role: 'admin',
    calls: {
      listReportFiles: () => ({
        items: files.map((each, index) =>
          index === 1 && cancelReportFile.mock.calls.length > 0 ? { ...each, status: 'cancelled' as const } : each,
        ),
      }),
      cancelReportFile,
    },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each file says how far it is, and can be cancelled, downloaded or made again, by what has become of it. */
export const Files: Story = {
  play: async ({ canvas }) => {
    cancelReportFile.mockClear();
    await pageIsShown();
    const m = inLanguage({ en, ar });
    await expect(await canvas.findByRole('progressbar', { name: m.making })).toBeVisible();
    await expect(canvas.getByText(m.failures['disk-full'])).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: new RegExp(`^${m.again}`, 'u') })).toHaveLength(3);
    const waiting = `${m.names.attendance} · ${m.formats.csv}`;
    await userEvent.click(canvas.getByRole('button', { name: `${m.cancel}: ${waiting}` }));
    await expect(await canvas.findByRole('button', { name: `${m.again}: ${waiting}` })).toBeVisible();
    await expect(cancelReportFile.mock.lastCall?.[0]).toMatchObject({ params: { id: idOf('file', 1) } });
  },
};

/** The row of reports is wider than a phone: the page that is open is in sight. */
export const Narrow: Story = {
  tags: ['plays-in-arabic'],
  globals: narrow,
  play: async ({ canvas }) => {
    await pageIsShown();
    const tabs = await canvas.findByRole('navigation', { name: inLanguage({ en, ar }).reports });
    const open = within(tabs).getByRole('link', { current: 'page' });
    const [row, link] = [tabs.getBoundingClientRect(), open.getBoundingClientRect()];
    await expect([link.left >= row.left - 1, link.right <= row.right + 1]).toEqual([true, true]);
  },
};
export const Empty: Story = {
  args: { path: '/assistant/reports/files', role: 'assistant', calls: { listReportFiles: { items: [] } } },
};
export const Loading: Story = { args: { calls: { listReportFiles: pending } } };
export const Failed: Story = { args: { calls: { listReportFiles: refuse(500, '') } } };
export const Denied: Story = { args: { calls: { listReportFiles: refuse(403, '') } } };

/** Of the story below, from before its page is drawn. */
let scrolls: { mock: { calls: unknown[] } };

/** What brings the open page into sight does not move where Tab begins, as scrolling to an element does: tests cannot read that place. */
export const TabBeginsAtTheTop: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  globals: narrow,
  beforeEach: () => {
    const spy = spyOn(Element.prototype, 'scrollIntoView');
    scrolls = spy;
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const row = within(canvas.getByRole('navigation', { name: m.reports }));
    const { left, right } = row.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect([left >= 0, right <= innerWidth]).toEqual([true, true]);
    await expect(scrolls.mock.calls).toEqual([]);
  },
};
