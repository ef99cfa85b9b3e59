import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Draft } from '../../assembly/core/question.ts';
import { draftFixture, oneBlockDraft } from '../../assembly/editor/stories/story-drafts.ts';
import { StoryEditor } from '../../assembly/editor/stories/story-editor.tsx';
import { messagesOf } from '../../assembly/editor/stories/messages-of.ts';

const onDraft = fn<(draft: Draft) => void>();
const mcq = draftFixture('MCQ');
const before: Draft = {
  ...mcq,
  input: [],
  questions: [{ id: 'new', type: 'Rubric', rubric: '', autoCorrected: false }, ...mcq.questions.slice(0, 1)],
};

const meta = {
  title: 'Editor/Instructions',
  component: StoryEditor,
  args: { draft: oneBlockDraft('Rubric'), onDraft },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => void onDraft.mockClear(),
} satisfies Meta<typeof StoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const Arabic: Story = { args: { draft: oneBlockDraft('Rubric', 2) } };

/** They stand among questions of another type, and ask for words only. */
export const AmongQuestions: Story = {
  args: { draft: before },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const form = canvas.getByRole('region', { name: m.panes.form });
    await expect(form.querySelector('[data-issue="rubric-empty"]')).toBeVisible();
    await expect(form.querySelector('[data-issue="types-mixed"]')).toBeNull();
    const field = () => within(form).getByRole('textbox', { name: m.typeNames.Rubric });
    await userEvent.click(field());
    await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
    await userEvent.paste('Choose one answer.');
    await waitFor(() => expect(onDraft.mock.lastCall?.[0].questions[0]?.rubric).toBe('<p>Choose one answer.</p>'));
    await waitFor(() => expect(form.querySelector('[data-issue="rubric-empty"]')).toBeNull());
  },
};

/** Where the host offers every type, instructions are added among the questions; they take no number from them. */
export const AddingAmongQuestions: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: { ...mcq, input: [], questions: mcq.questions.slice(0, 1) }, offers: 'All' },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const form = within(canvas.getByRole('region', { name: m.panes.form }));
    await userEvent.click(form.getByRole('button', { name: m.add.other }));
    await waitFor(async () => expect(await screen.findByRole('combobox', { name: m.add.search })).toHaveFocus());
    await userEvent.keyboard(m.typeNames.Rubric);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onDraft.mock.lastCall?.[0].questions.map(({ type }) => type)).toEqual(['MCQ', 'Rubric']),
    );
    await expect(onDraft.mock.lastCall?.[0].subQuestionType).toBe('MCQ');
    await expect(form.getByRole('group', { name: m.typeNames.Rubric })).toBeVisible();
    await expect(
      form.getByRole('group', { name: `${m.actions.question(1)}${m.comma}${m.typeNames.MCQ}` }),
    ).toBeVisible();
  },
};

/** A paragraph as Word writes it for an item of a list. */
const wordItem = (list: string, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:${list} level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n\n`;

/** Lists of Word become lists, and what a text cannot hold is said. */
export const PastedFromWord: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    draft: { ...oneBlockDraft('Rubric'), questions: [{ id: 'r', type: 'Rubric', rubric: '', autoCorrected: false }] },
  },
  play: async ({ canvas, globals }) => {
    const m = messagesOf(globals);
    const form = within(canvas.getByRole('region', { name: m.panes.form }));
    const field = () => form.getByRole('textbox', { name: m.typeNames.Rubric });
    await userEvent.click(field());
    await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
    const clipboard = new DataTransfer();
    clipboard.setData(
      'text/html',
      `<html><body><!--StartFragment--><h1>Rules<o:p></o:p></h1>\n\n${wordItem('l0', '1.', 'Read <b>first</b>.')}${wordItem('l0', '2.', 'Write.')}${wordItem('l1', '·', 'No phone')}<p class=MsoNormal><![if !vml]><img width=120 src="file:///C:/clip_image001.png"><![endif]>End<o:p></o:p></p><!--EndFragment--></body></html>`,
    );
    await userEvent.paste(clipboard);
    await waitFor(() =>
      expect(onDraft.mock.lastCall?.[0].questions[0]?.rubric).toBe(
        '<h2>Rules</h2><ol><li><p>Read <strong>first</strong>.</p></li><li><p>Write.</p></li></ol><ul><li><p>No phone</p></li></ul><p>End</p>',
      ),
    );
    await expect(await screen.findByText(m.format.noPictures)).toBeVisible();
  },
};
