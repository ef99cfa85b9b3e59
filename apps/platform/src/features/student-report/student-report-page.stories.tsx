import type { StoryObj } from '@storybook/react-vite';
import type { StudentReport } from '@rubrica/api-client/contract';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { asPrinted } from '../../testing/as-printed.ts';
import { after, pending, refuse } from '../../testing/fake-client.ts';
import { idOf, inDays } from '../../testing/fixtures/basics.ts';
import { results, skillTrend, studentHome } from '../../testing/fixtures/homes.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import * as work from '../../lib/work/messages.ts';
import { ar, en } from './messages.ts';

const report: StudentReport = {
  student: { _id: idOf('user', 1), name: 'Lina Haddad', level: 'B2', groups: ['B2, Monday evening'] },
  from: inDays(-90).slice(0, 10),
  until: inDays(0).slice(0, 10),
  timeZone: 'Africa/Cairo',
  averagePercent: 84.7,
  skills: studentHome.skills,
  trend: skillTrend,
  results,
  attendance: { counts: { present: 9, late: 1, absent: 1, excused: 1 }, ratePercent: 91 },
  courses: [{ diploma: idOf('named', 1), name: 'English B2', percent: 62, done: 5, parts: 8 }],
};

const none: StudentReport = {
  ...report,
  averagePercent: null,
  skills: [],
  trend: [],
  results: [],
  attendance: { counts: { present: 0, late: 0, absent: 0, excused: 0 }, ratePercent: null },
  courses: [],
};

const meta = {
  ...pageMeta,
  title: 'Platform/Parent/Report',
  tags: ['!autodocs'],
  args: {
    path: `/parent/child/${idOf('user', 1)}/report`,
    role: 'parent',
    calls: { getStudentReport: report },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
/** As staff open it from the student's page. */
export const ForStaff: Story = {
  args: { path: `/assistant/users/student/${idOf('user', 1)}/report`, role: 'assistant' },
};
export const Loading: Story = { args: { calls: { getStudentReport: pending } } };
export const Empty: Story = { args: { calls: { getStudentReport: none } } };
export const Failed: Story = { args: { calls: { getStudentReport: refuse(404, '') } } };

/** Beside the line of a skill stands its mark of the whole period, as the student reads it on their own page. */
export const SkillsOfThePeriod: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    await pageIsShown();
    const name = inLanguage({ en: work.en, ar: work.ar }).Reading;
    const [reading] = (await canvas.findAllByText(name)).flatMap((shown) => shown.closest('li') ?? []);
    await expect(reading).toHaveTextContent(/78/u);
  },
};

const asked = fn(({ query }: { query: object }) => after(300, { ...report, ...query })());

/** The field of a date keeps what is typed, although the page shows another period until its report is there, and asks for whole dates alone. */
export const TypesADate: Story = {
  tags: ['no-picture', 'one-language'],
  args: { path: `/parent/child/${idOf('user', 1)}/report?from=2025-10-10`, calls: { getStudentReport: asked } },
  play: async () => {
    await pageIsShown();
    asked.mockClear();
    const m = inLanguage({ en, ar });
    const from = screen.getByLabelText(m.from);
    await userEvent.click(from);
    // What the browser makes of the keys of a year, one after the other.
    for (const value of ['0002-01-03', '0020-01-03', '0202-01-03', '2025-11-03']) {
      await fireEvent.change(from, { target: { value } });
      await expect(from).toHaveValue(value);
    }
    await waitFor(() => expect(asked.mock.lastCall?.[0].query).toEqual({ from: '2025-11-03' }));
    await expect(asked).toHaveBeenCalledOnce();
    await fireEvent.change(from, { target: { value: '0202-11-03' } });
    await userEvent.tab();
    await waitFor(() => expect(from).toHaveValue('2025-11-03'));
    // Cleared, the server's own period begins.
    await userEvent.clear(from);
    await waitFor(() => expect(asked.mock.lastCall?.[0].query).toEqual({}));
    await userEvent.tab();
    await waitFor(() => expect(from).toHaveValue(report.from));
  },
};

const languageAt = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang');

/** A voice of its language reads each comment and each title. */
export const CommentsInTheirLanguage: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      getStudentReport: {
        ...report,
        results: results.slice(0, 2).map((result, index) => ({
          ...result,
          task: { ...result.task, title: index === 0 ? 'قراءة ومفردات' : 'Reading' },
          words: { text: index === 0 ? 'أحسنت يا ليلى.' : 'A warm, lively email.', from: 'Maria' },
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(languageAt(await canvas.findByText('أحسنت يا ليلى.'))).toBe('ar');
    await expect(languageAt(canvas.getByText('A warm, lively email.'))).toBe('en');
    await expect(canvas.getAllByText('قراءة ومفردات').map(languageAt)).toEqual(['ar', 'ar']);
  },
};

const longText = Array.from({ length: 12 }, (_, at) => `Sentence ${at + 1} of what the teacher wrote.`).join(' ');

/** On a screen all that teachers wrote is there; a sheet of paper has room for three, and says how many are left out. */
export const ManyLongComments: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      getStudentReport: {
        ...report,
        results: [1, 2, 3, 4, 5].flatMap((at) =>
          results.slice(0, 1).map((result) => ({
            ...result,
            attempt: idOf('attempt', at),
            words: { text: `${at}. ${longText}`, from: 'Maria' },
          })),
        ),
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    await waitFor(() => expect(canvasElement.querySelectorAll('blockquote')).toHaveLength(5));
    const comments = [...canvasElement.querySelectorAll('blockquote')];
    for (const comment of comments) await expect(comment.scrollHeight).toBeLessThanOrEqual(comment.clientHeight);
    const leftOut = canvas.getByText(en.moreWords(2));
    await expect(leftOut).not.toBeVisible();
    const stop = asPrinted();
    await expect(comments.map((comment) => comment.checkVisibility())).toEqual([true, true, true, false, false]);
    await expect(leftOut).toBeVisible();
    stop();
  },
};
