import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { listOf } from '../../testing/fixtures/basics.ts';
import { questionSummaries, readingQuestion, storedQuestionOf } from '../../testing/fixtures/questions.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { ar as commonAr } from '../../lib/messages/ar.ts';
import { en as commonEn } from '../../lib/messages/en.ts';
import { ar as bulkAr, en as bulkEn } from '../../lib/resource/messages.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Questions',
  tags: ['!autodocs'],
  args: { path: '/admin/questions', role: 'admin', calls: { listQuestions: listOf(questionSummaries) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Empty: Story = { args: { calls: { listQuestions: listOf([]) } } };

const archivedIds: string[] = [];

/** One of three chosen questions is archived: each action says for how many it is, and changes only those. */
export const Chosen: Story = {
  args: {
    calls: {
      listQuestions: listOf(questionSummaries.slice(0, 3).map((row, index) => ({ ...row, archived: index === 0 }))),
      archiveQuestion: ({ params }) => {
        archivedIds.push(params.id);
        return storedQuestionOf(readingQuestion);
      },
    },
  },
  play: async ({ canvasElement }) => {
    archivedIds.length = 0;
    await pageIsShown();
    const common = inLanguage({ en: commonEn, ar: commonAr });
    const { bulkAction } = inLanguage({ en: bulkEn, ar: bulkAr });
    const [all] = within(canvasElement).getAllByRole('checkbox');
    if (all) await userEvent.click(all);
    const toolbar = within(await screen.findByRole('toolbar'));
    await expect(toolbar.getByRole('button', { name: bulkAction(common.restore, 1, 3) })).toBeVisible();
    await userEvent.click(toolbar.getByRole('button', { name: bulkAction(common.archive, 2, 3) }));
    await waitFor(() => expect(archivedIds).toEqual(questionSummaries.slice(1, 3).map(({ _id }) => _id)));
  },
};
