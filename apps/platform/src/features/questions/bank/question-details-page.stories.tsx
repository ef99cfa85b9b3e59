import type { Question } from '@rubrica/question-kit';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { idOf, inDays, listOf } from '../../../testing/fixtures/basics.ts';
import { categories, diplomas, levels, people } from '../../../testing/fixtures/people.ts';
import { readingQuestion, storedQuestionOf } from '../../../testing/fixtures/questions.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const current = readingQuestion.content;
const former: Question = {
  ...current,
  title: 'Reading 1: The sea',
  questions: current.questions.map((block) =>
    block.type === 'MCQ'
      ? { ...block, content: block.content.map((option) => ({ ...option, text: `${option.text} then` })) }
      : block,
  ),
};
const versionOf = (rev: number, content: Question) => ({
  rev,
  savedAt: inDays(rev - 9),
  author: { _id: people.admin._id, name: people.admin.name },
  restoredFrom: null,
  title: content.title,
  maximum: 2,
});
const restored: unknown[] = [];

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Question details',
  tags: ['!autodocs'],
  args: {
    path: `/admin/questions/details/${readingQuestion._id}`,
    role: 'admin',
    calls: {
      getQuestion: storedQuestionOf(readingQuestion),
      listCategories: listOf(categories),
      listLevels: listOf(levels),
      listDiplomas: listOf(diplomas),
      listTags: { items: [] },
      listQuestionVersions: { items: [versionOf(3, current), versionOf(2, former)] },
      getQuestionVersion: ({ params }) => {
        const content = params.rev === 3 ? current : former;
        return { ...versionOf(params.rev, content), content };
      },
      getQuestionUses: {
        tasks: [
          {
            _id: idOf('task', 1),
            title: 'Homework 3',
            kind: 'homework',
            status: 'published',
            isInTask: true,
            isInDraw: false,
            attempts: 14,
          },
          {
            _id: idOf('task', 2),
            title: 'Placement',
            kind: 'quiz',
            status: 'closed',
            isInTask: false,
            isInDraw: false,
            attempts: 1,
          },
        ],
      },
      restoreQuestionVersion: (input) => {
        restored.push([input.params.rev, input.body.rev]);
        return storedQuestionOf(readingQuestion, 4);
      },
    },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };

/** The former version is shown as a student would see it, and brought back over the newest revision. */
export const Restored: Story = {
  tags: ['one-language'],
  play: async ({ canvas }) => {
    restored.length = 0;
    await pageIsShown();
    const { details: messages } = inLanguage({ en, ar });
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(messages.version(2), 'u') }));
    await userEvent.click(await canvas.findByRole('button', { name: messages.restore }));
    const [confirm] = (await screen.findAllByRole('button', { name: messages.restore })).slice(-1);
    if (confirm) await userEvent.click(confirm);
    await waitFor(() => expect(restored).toEqual([[2, 3]]));
  },
};

const turned: Question = {
  ...current,
  questions: current.questions.map((block) =>
    block.type === 'MCQ' ? { ...block, content: block.content.toReversed() } : block,
  ),
};

/** Options that stand in another order are a difference, with their order before and after. */
export const OptionsInAnotherOrder: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...meta.args.calls,
      getQuestionVersion: ({ params }) => {
        const content = params.rev === 3 ? current : turned;
        return { ...versionOf(params.rev, content), content };
      },
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const { details: messages, differences } = inLanguage({ en, ar });
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(messages.version(3), 'u') }));
    const [order] = await canvas.findAllByText(differences.fields['order'] ?? '');
    await expect(order?.parentElement?.querySelector('del')).toBeVisible();
    await expect(order?.parentElement?.querySelector('ins')).toBeVisible();
    await expect(canvas.queryByText(messages.equal)).toBeNull();
  },
};

/** Who has brought a version back by the keyboard goes on at the list of versions, with the newest. */
export const GoesOnAfterRestoring: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    await pageIsShown();
    const { details: messages } = inLanguage({ en, ar });
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(messages.version(2), 'u') }));
    const button = await canvas.findByRole('button', { name: messages.restore });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByRole('button', { name: messages.restore }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const newest = canvas.getByRole('button', { name: new RegExp(messages.version(3), 'u') });
    await waitFor(() => expect(newest).toHaveFocus());
    await expect(newest).toHaveAttribute('aria-pressed', 'true');
  },
};
