import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Draft } from '../../assembly/core/question.ts';
import { emptyDraft } from '../../assembly/core/defaults.ts';
import { oneBlockDraft } from '../../assembly/editor/stories/story-drafts.ts';
import { StoryEditor } from '../../assembly/editor/stories/story-editor.tsx';
import { messagesOf } from '../../assembly/editor/stories/messages-of.ts';
import { shortMessages } from '../../families/short-answers/views/messages.ts';

const onDraft = fn<(draft: Draft) => void>();

const meta = {
  title: 'Editor/Note taking',
  component: StoryEditor,
  args: { draft: oneBlockDraft('NoteTaking'), onDraft },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => void onDraft.mockClear(),
} satisfies Meta<typeof StoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {};
export const InArabic: Story = { args: { draft: oneBlockDraft('NoteTaking', 2) } };

/** A question of note sheets holds blocks of short answers, and shows each as a sheet. */
export const SheetByPasting: Story = {
  tags: ['!dev', 'plays-in-arabic'],
  args: { draft: { ...emptyDraft(), title: 'Notes', type: 'Listening', subQuestionType: 'NoteTaking' } },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: m.add.same(m.typeNames.NoteTaking) }));
    await userEvent.click(await canvas.findByRole('button', { name: m.short.paste }));
    const dialog = within(await screen.findByRole('dialog', { name: m.short.pasteTitle }));
    await userEvent.click(dialog.getByRole('textbox', { name: m.short.pasteLabel }));
    await userEvent.paste('# The museum\nopens at [[nine|9]] in summer\nfree on Sundays\ncosts £[[14]]');
    await userEvent.click(dialog.getByRole('button', { name: m.short.pasteMake(2) }));
    await waitFor(() => {
      const draft = onDraft.mock.lastCall?.[0];
      return expect(draft).toMatchObject({
        subQuestionType: 'NoteTaking',
        questions: [{ type: 'ShortAnswers', answersCount: 2 }],
      });
    });
    const preview = within(canvas.getByRole('region', { name: m.panes.preview }));
    const messages = globals['language'] === 'ar' ? shortMessages.ar : shortMessages.en;
    const sheet = await preview.findByRole('group', { name: messages.shortSheet });
    await expect(within(sheet).getByText('The museum')).toBeVisible();
    await expect(within(sheet).getAllByRole('textbox')).toHaveLength(2);
  },
};
