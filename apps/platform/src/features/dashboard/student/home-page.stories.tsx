import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { lose, pending, refuse } from '../../../testing/fake-client.ts';
import { emptyHome, studentHome } from '../../../testing/fixtures/homes.ts';
import { inTimeZone } from '../../../testing/in-time-zone.ts';
import { narrow, pageIsShown, pageMeta, tablet, type PageMeta } from '../../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Home',
  tags: ['!autodocs'],
  args: { path: '/student', role: 'student', calls: { getStudentHome: studentHome } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { getStudentHome: pending } } };
export const NothingYet: Story = { args: { calls: { getStudentHome: emptyHome } } };
export const Failed: Story = { args: { calls: { getStudentHome: refuse(500, '') } } };
export const Offline: Story = { args: { calls: { getStudentHome: lose() } } };
export const Tablet: Story = { globals: tablet };

/** What is said of a day is in the script of the interface, its commas too. */
export const DaysAsHeard: Story = {
  tags: ['!dev', 'plays-in-arabic', 'no-picture'],
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const days = await within(canvasElement).findAllByRole('button', { current: 'date' });
    const isArabic = document.documentElement.lang === 'ar';
    await expect(days[0]).toHaveAccessibleName(isArabic ? /^[^,]+، [^,]+$/u : /^[^،]+, [^،]+$/u);
  },
};

let goal: number | null = studentHome.practice.goalDays;

/** One next thing with what is left of it; days by keyboard; a goal that is changed in its place and stored. */
export const Used: Story = {
  tags: ['!dev', 'one-language'],
  args: {
    calls: {
      getStudentHome: () => ({ ...studentHome, practice: { ...studentHome.practice, goalDays: goal } }),
      setStudentGoal: ({ body }) => {
        goal = body.daysPerWeek;
        return body;
      },
    },
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const page = within(canvasElement);
    const next = await page.findByRole('region', { name: /^Essay/u });
    await expect(next).toHaveTextContent('51 words to go');
    await expect(within(next).getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/student\/tasks\/.+\?attempt=.+/u),
    );

    await expect(page.getByRole('link', { name: /^Live now/u })).toHaveAttribute('href', '/student/meeting');

    const week = page.getByRole('list', { name: 'This week' });
    const days = within(week).getAllByRole('button');
    await expect(days).toHaveLength(7);
    const today = days.findIndex((day) => day.getAttribute('aria-current') === 'date');
    await expect(days.map(({ tabIndex }) => tabIndex).filter((index) => index === 0)).toHaveLength(1);
    days[today]?.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(days[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowRight} ');
    await expect(days[1]).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(days[1]).toHaveAttribute('aria-pressed', 'false');

    const choice = page.getByRole('combobox', { name: 'My goal' });
    await userEvent.selectOptions(choice, '2 days a week');
    await expect(choice).toHaveDisplayValue('2 days a week');
    await expect(goal).toBe(2);
    await expect(page.getByRole('link', { name: 'Practise' })).toHaveAttribute('href', '/student/words/practice');
  },
};

/** Far in the east or far in the west it is always another date than in UTC. */
const hoursAhead = new Date().getUTCHours() < 11 ? -11 : 14;
const thatDate = new Date(Date.now() + hoursAhead * 3_600_000).toISOString().slice(0, 10);

/** A meeting leads to the day that it has on the clock of the reader. */
export const FarFromUtc: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  beforeEach: inTimeZone(hoursAhead < 0 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'),
  args: {
    calls: {
      getStudentHome: {
        ...studentHome,
        week: studentHome.week.map((item) =>
          item.kind === 'meeting' ? { ...item, title: 'Clinic', startsAt: new Date().toISOString() } : item,
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(await canvas.findByRole('link', { name: 'Clinic' })).toHaveAttribute(
      'href',
      expect.stringContaining(`?date=${thatDate}&meeting=`),
    );
  },
};
