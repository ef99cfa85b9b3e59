import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { meetConflict, pending } from '../../testing/fake-client.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { categories, diplomas, levels } from '../../testing/fixtures/people.ts';
import { readingQuestion, storedQuestionOf } from '../../testing/fixtures/questions.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar, en } from './messages.ts';

const stored = storedQuestionOf(readingQuestion);

/** What a question is filed under. */
const choices = {
  listCategories: listOf(categories),
  listLevels: listOf(levels),
  listDiplomas: listOf(diplomas),
};

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Question editor',
  tags: ['!autodocs'],
  args: {
    path: `/admin/questions/edit/${readingQuestion._id}`,
    role: 'admin',
    calls: { ...choices, getQuestion: stored },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const NewQuestion: Story = { args: { path: '/admin/questions/create', calls: choices } };
export const Loading: Story = { args: { calls: { ...choices, getQuestion: pending } } };

export const SavedByAnother: Story = {
  args: {
    calls: {
      ...choices,
      getQuestion: stored,
      updateQuestion: meetConflict('updateQuestion', { ...stored, rev: stored.rev + 1 }),
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const { save, conflictTitle } = inLanguage({ en, ar }).editor;
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await expect(await screen.findByRole('alertdialog', { name: conflictTitle })).toBeVisible();
  },
};
