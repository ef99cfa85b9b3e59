import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { lose, pending, refuse } from '../../../testing/fake-client.ts';
import { homeChildren } from '../../../testing/fixtures/homes.ts';
import { inTimeZone } from '../../../testing/in-time-zone.ts';
import { narrow, pageIsShown, pageMeta, tablet, type PageMeta } from '../../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Parent/Home',
  tags: ['!autodocs'],
  args: { path: '/parent', role: 'parent', calls: { getParentHome: { children: homeChildren } } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { getParentHome: pending } } };
export const Empty: Story = { args: { calls: { getParentHome: { children: [] } } } };
export const Failed: Story = { args: { calls: { getParentHome: refuse(500, '') } } };
export const Offline: Story = { args: { calls: { getParentHome: lose() } } };
export const Tablet: Story = { globals: tablet };

/** On a phone the week of every child comes before the trend of the first. */
export const ReadOnPhone: Story = {
  tags: ['!dev', 'one-language'],
  globals: narrow,
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const weeks = within(canvasElement).getAllByText(/was due|Nothing due/u);
    const [trend] = within(canvasElement).getAllByRole('heading', { name: 'Trend by skill' });
    const last = weeks.at(-1)?.getBoundingClientRect().bottom ?? Infinity;
    await expect(last).toBeLessThan(trend?.getBoundingClientRect().top ?? 0);
    await expect(weeks).toHaveLength(homeChildren.length);
  },
};

/** Each child's week is a sentence, and behind the lines of the trend is a table. */
export const Read: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const child = within(canvasElement).getByRole('article', { name: /^Lina/u });
    await expect(child).toHaveTextContent('1 was due, 1 due tomorrow, newest 98%.');
    const table = within(child).getByRole('table', { hidden: true });
    await expect(table).toHaveTextContent('80%');
    await expect(within(child).getByRole('link', { name: /^Report to print/u })).toBeVisible();
    const newcomer = within(canvasElement).getByRole('article', { name: /^Karim/u });
    await expect(newcomer).toHaveTextContent('Nothing due this week, no result yet.');
  },
};

const [firstChild] = homeChildren;

/** A week is named by its Monday on every clock, and a meeting leads to the day that it has on the clock of the reader. */
export const InNewYork: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  beforeEach: inTimeZone('America/New_York'),
  args: {
    calls: {
      getParentHome: {
        children: [
          {
            ...firstChild!,
            trend: [{ skill: 'Reading', percent: 80, answers: 5, week: '2026-03-09' }],
            // In New York it is still the evening of the fifteenth.
            nextMeeting: { ...firstChild!.nextMeeting!, title: 'Clinic', startsAt: '2026-11-16T01:00:00.000Z' },
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(canvas.getByRole('rowheader', { hidden: true })).toHaveTextContent('9 Mar 2026');
    await expect(canvas.getByRole('link', { name: 'Clinic' })).toHaveAttribute(
      'href',
      expect.stringContaining('?date=2026-11-15&meeting='),
    );
  },
};
