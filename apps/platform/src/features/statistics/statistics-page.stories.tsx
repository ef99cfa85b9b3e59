import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pending, refuse } from '../../testing/fake-client.ts';
import { idOf } from '../../testing/fixtures/basics.ts';
import { fewStatistics, statistics } from '../../testing/fixtures/statistics.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Statistics',
  tags: ['!autodocs'],
  args: {
    path: `/admin/tasks/statistics/${idOf('task', 1)}`,
    role: 'admin',
    calls: { getTaskStatistics: statistics },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await pageIsShown();
    const messages = inLanguage({ en, ar });
    // The item with the gravest reason is the first, and says in words what is wrong with it.
    const rows = within(await canvas.findByRole('table', { name: messages.items })).getAllByRole('row');
    const first = within(rows[1] ?? canvas.getByRole('main'));
    await expect(first.getByText(messages.reasons['key-possibly-wrong'])).toBeVisible();
    // What a figure means is where one asks for it.
    await userEvent.click(canvas.getByText(messages.explained));
    await expect(canvas.getByText(messages.explanations.discrimination)).toBeVisible();
    // Its options are open from the start, those of an item without such a reason are not.
    await expect(canvas.getByRole('table', { name: messages.optionsOf(messages.itemName(3, null)) })).toBeVisible();
    const closed = { name: messages.optionsOf(messages.itemName(2, null)), hidden: true };
    await expect(canvas.getByRole('table', closed)).not.toBeVisible();
    // Of typed answers the common wrong ones are listed, and the others counted.
    const gap = messages.itemName(1, 4);
    await userEvent.click(canvas.getByText(gap, { selector: 'summary', exact: false }));
    const typed = within(canvas.getByRole('table', { name: messages.optionsOf(gap) }));
    await expect(typed.getByText('sun rise')).toBeVisible();
    await expect(typed.getByText(messages.otherTyped)).toBeVisible();
    // The bars say the same as a table.
    await userEvent.click(canvas.getByText(messages.asTable));
    const marks = within(canvas.getByRole('table', { name: messages.distribution }));
    await expect(marks.getAllByRole('row')).toHaveLength(11);
    // The time of a question that too many rushed through, and of one with too few times.
    const times = within(canvas.getByRole('table', { name: messages.times }));
    await expect(times.getByText(messages.tooQuick(3, 25, '0:22'))).toBeVisible();
    await expect(times.getByText(messages.timesNotEnough(9, 20))).toBeVisible();
  },
};

export const OfAnAssistant: Story = {
  args: { role: 'assistant', path: `/assistant/tasks/statistics/${idOf('task', 1)}` },
};

export const OfAQuestion: Story = {
  args: {
    path: `/admin/questions/statistics/${idOf('question', 1)}`,
    calls: { getQuestionStatistics: { ...statistics, title: 'A night among the pines' } },
  },
};

export const LaterAttempts: Story = {
  args: {
    calls: {
      getTaskStatistics: ({ query }) => ({ ...statistics, attempts: query.attempts === 'all' ? 31 : 25 }),
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const messages = inLanguage({ en, ar });
    await userEvent.click(await canvas.findByRole('button', { name: messages.allAttempts }));
    await expect(await screen.findByText(messages.counted(31), { exact: false })).toBeVisible();
  },
};

export const NotEnough: Story = {
  args: { calls: { getTaskStatistics: fewStatistics } },
  play: async ({ canvas }) => {
    await pageIsShown();
    const messages = inLanguage({ en, ar });
    await expect(await canvas.findByText(messages.notEnoughText(7, 20))).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { getTaskStatistics: pending } } };
export const Failed: Story = { args: { calls: { getTaskStatistics: refuse(500, '') } } };

/** The name of the chart counts what it names: of two highest bars neither is left out, and none is said to be the most. */
export const TwoHighestBars: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      getTaskStatistics: {
        ...statistics,
        whole: statistics.whole && { ...statistics.whole, histogram: [0, 0, 0, 3, 4, 5, 2, 5, 4, 2] },
      },
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(await canvas.findByRole('img')).toHaveAccessibleName(
      'Bars for the marks of 25 attempts. The highest bars: 50% to 60% and 70% to 80% of the maximum, with 5 attempts each.',
    );
  },
};

/** Two marks of one text have names of their own. */
export const MarksOfAText: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      getTaskStatistics: {
        ...statistics,
        items: statistics.items.slice(0, 2).map((item, index) => ({
          ...item,
          type: 'WritingEssays' as const,
          block: 1,
          part: index + 1,
          component: index === 0 ? ('content' as const) : ('language' as const),
          text: 'Write an email.',
          options: [],
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const items = within(await canvas.findByRole('table', { name: en.items }));
    await expect(items.getByRole('rowheader', { name: /^Item 1\.1, Content/u })).toBeVisible();
    await expect(items.getByRole('rowheader', { name: /^Item 1\.2, Language/u })).toBeVisible();
  },
};
