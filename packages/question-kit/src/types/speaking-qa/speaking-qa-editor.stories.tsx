import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import type { Draft } from '../../assembly/core/question.ts';
import { messagesOf } from '../../families/speaking/editor/stories/messages-of.ts';
import { oneBlockDraft } from '../../assembly/editor/stories/story-drafts.ts';
import { StoryEditor } from '../../assembly/editor/stories/story-editor.tsx';
import { recorderMessages } from '../../primitives/recorder/messages.ts';
import { defaultSpeakingQaBlock } from './defaults.ts';

const onDraft = fn<(draft: Draft) => void>();
const block = () => {
  const found = onDraft.mock.lastCall?.[0].questions[0];
  return found?.type === 'SpeakingQA' ? found : undefined;
};
const draft = oneBlockDraft('SpeakingQA');

const meta = {
  title: 'Editor/Spoken answers',
  component: StoryEditor,
  args: { draft, onDraft },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => void onDraft.mockClear(),
} satisfies Meta<typeof StoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From nothing: a pasted list, times for all of it, and what it is worth. */
export const FromAList: Story = {
  tags: ['!dev', 'one-language'],
  args: { draft: { ...draft, questions: [{ ...defaultSpeakingQaBlock(), id: 'new' }] } },
  play: async ({ canvas, globals }) => {
    const { m, own } = messagesOf(globals);
    await waitFor(() => expect(document.querySelector('[data-issue="speaking-prompts-missing"]')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: own.paste }));
    await userEvent.click(await screen.findByRole('textbox', { name: own.pasteLabel }));
    await userEvent.paste('1. Where do you live?\n2. Why there?\n\n3. And in ten years?');
    await userEvent.click(screen.getByRole('button', { name: own.pasteMake(3) }));
    await expect(block()?.content.map(({ text }) => text)).toEqual([
      'Where do you live?',
      'Why there?',
      'And in ten years?',
    ]);

    const name = own.item.prompt(1);
    await userEvent.click(canvas.getByRole('combobox', { name: own.timeOf(own.answer, name) }));
    await userEvent.click(await screen.findByRole('option', { name: own.time(90) }));
    await expect(block()?.content[0]?.answerSeconds).toBe(90);
    await chooseFromMenu(canvas.getByRole('button', { name: m.outline.more(name) }), own.toAll);
    await expect(block()?.content.map(({ answerSeconds }) => answerSeconds)).toEqual([90, 90, 90]);

    const mark = canvas.getByRole('spinbutton', { name: own.maxima.pronunciationIntonationMark });
    await userEvent.clear(mark);
    await userEvent.type(mark, '2.5');
    await expect(block()?.pronunciationIntonationMark).toBe(2.5);
    await waitFor(() => expect(document.querySelector('[data-issue^="speaking"]')).toBeNull());
  },
};

/** Enter makes the next prompt, Alt and an arrow move it, Backspace in an empty one takes it away. */
export const ByKeyboard: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals }) => {
    const { own } = messagesOf(globals);
    const first = canvas.getByRole('textbox', { name: own.item.prompt(1) });
    await userEvent.click(first);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: own.item.prompt(2) })).toHaveFocus());
    await userEvent.keyboard('So?');
    // A new prompt takes the times of the one before it.
    await expect(block()?.content[1]).toMatchObject({ text: 'So?', answerSeconds: 30 });
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(block()?.content[0]?.text).toBe('So?'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: own.item.prompt(1) })).toHaveFocus());
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(block()?.content).toHaveLength(5);
    await userEvent.keyboard('{Backspace}');
    await expect(block()?.content).toHaveLength(4);
  },
};

/** Any time can be given, and a recording of the prompt. */
export const AnotherTimeAndARecording: Story = {
  tags: ['!dev', 'one-language'],
  play: async ({ canvas, globals }) => {
    const { m, own } = messagesOf(globals);
    const name = own.item.prompt(1);
    await userEvent.click(canvas.getByRole('combobox', { name: own.timeOf(own.prep, name) }));
    await userEvent.click(await screen.findByRole('option', { name: own.otherTime }));
    const seconds = canvas.getByRole('spinbutton', { name: `${own.timeOf(own.prep, name)}, ${own.seconds}` });
    await userEvent.type(seconds, '25');
    await expect(block()?.content[0]?.prepSeconds).toBe(25);

    await chooseFromMenu(canvas.getByRole('button', { name: m.outline.more(name) }), own.addAudio);
    const dialog = await screen.findByRole('dialog', { name: m.stimulus.chooseTitle.audio });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('The dialog asks for a file.');
    await userEvent.upload(input, new File(['ID3'], 'prompt.mp3', { type: 'audio/mpeg' }));
    await waitFor(() => expect(block()?.content[0]?.audio?.name).toBe('prompt.mp3'));
    await userEvent.click(await canvas.findByRole('button', { name: own.removeAudio }));
    await expect(block()?.content[0]?.audio).toBeUndefined();
  },
};

/** The prompt is said at once; it is taken when it is stored. */
export const RecordThePrompt: Story = {
  tags: ['!dev', 'plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const { m, own } = messagesOf(globals);
    const recorder = globals['language'] === 'ar' ? recorderMessages.ar : recorderMessages.en;
    await chooseFromMenu(canvas.getByRole('button', { name: m.outline.more(own.item.prompt(1)) }), own.record);
    const dialog = within(await screen.findByRole('dialog', { name: own.recordTitle }));
    await userEvent.click(await dialog.findByRole('button', { name: recorder.recorderRecord }));
    const stop = await dialog.findByRole('button', { name: recorder.recorderStop });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await userEvent.click(stop);
    await waitFor(() => expect(block()?.content[0]?.audio?.id).toMatch(/^stored-/u));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: own.removeAudio })).toBeVisible();
  },
};

export const WithRecordings: Story = { args: { draft: oneBlockDraft('SpeakingQA', 1) } };

export const InArabic: Story = { args: { draft: oneBlockDraft('SpeakingQA', 2) } };

export const ReadOnly: Story = { args: { readOnly: true } };

const prompts = () => block()?.content.map(({ text }) => text);

/** The list always shows the prompts that the draft has, also after undo and redo. */
export const UndoingAList: Story = {
  tags: ['!dev', 'one-language', 'no-picture'],
  args: { draft: { ...draft, questions: [{ ...defaultSpeakingQaBlock(), id: 'new' }] } },
  play: async ({ canvas, globals }) => {
    const { own } = messagesOf(globals);
    const list = canvas.getByRole('textbox', { name: own.quickList });
    await userEvent.click(list);
    await userEvent.paste('1. Where do you live?\n2. Why there?');
    await waitFor(() => expect(prompts()).toEqual(['Where do you live?', 'Why there?']));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(prompts()).toEqual([]));
    await expect(list).toHaveValue('');
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(prompts()).toEqual(['Where do you live?', 'Why there?']));
    await expect(list).toHaveValue('Where do you live?\nWhy there?');
  },
};

/** A number field shows what the draft has, also after undo and redo; an emptied one takes back what was typed in it. */
export const UndoingANumber: Story = {
  tags: ['!dev', 'one-language', 'no-picture'],
  play: async ({ canvas, globals, args }) => {
    const { own } = messagesOf(globals);
    const [first] = args.draft.questions;
    const before = first?.type === 'SpeakingQA' ? first.pronunciationIntonationMark : undefined;
    const communication = first?.type === 'SpeakingQA' ? first.communicationMark : undefined;
    const mark = canvas.getByRole('spinbutton', { name: own.maxima.pronunciationIntonationMark });
    await userEvent.clear(mark);
    await userEvent.type(mark, '9.5');
    await waitFor(() => expect(block()?.pronunciationIntonationMark).toBe(9.5));
    await expect(mark).toHaveValue('9.5');
    await expect(before).not.toBe(9.5);
    // What was typed may be several steps, where the machine is slow.
    await userEvent.keyboard('{Control>}zzz{/Control}');
    await waitFor(() => expect(block()?.pronunciationIntonationMark).toBe(before));
    await waitFor(() => expect(mark).toHaveFocus());
    await expect(mark).toHaveValue(String(before));

    const each = canvas.getByRole('spinbutton', { name: own.each });
    await userEvent.type(each, '{Control>}a{/Control}6');
    await waitFor(() => expect(block()?.communicationMark).toBe(6));
    await userEvent.clear(each);
    await expect(each).toHaveValue('');
    await waitFor(() => expect(block()?.communicationMark).toBe(communication));
    await userEvent.type(each, '7');
    await expect(each).toHaveValue('7');
    await waitFor(() => expect(block()?.communicationMark).toBe(7));
  },
};

/** A time that is none of the usual ones is shown whenever the draft has it; while one is typed, its field stays. */
export const UndoingATime: Story = {
  tags: ['!dev', 'one-language', 'no-picture'],
  args: {
    draft: {
      ...draft,
      questions: [{ ...defaultSpeakingQaBlock(), id: 'new', content: [{ id: 'one', text: 'Why?', prepSeconds: 25 }] }],
    },
  },
  play: async ({ canvas, globals }) => {
    const { own } = messagesOf(globals);
    const name = own.item.prompt(1);
    const choice = canvas.getByRole('combobox', { name: own.timeOf(own.prep, name) });
    const seconds = { name: `${own.timeOf(own.prep, name)}, ${own.seconds}` };
    await userEvent.click(choice);
    await userEvent.click(await screen.findByRole('option', { name: own.time(30) }));
    await waitFor(() => expect(block()?.content[0]?.prepSeconds).toBe(30));
    await waitFor(() => expect(choice).toHaveTextContent(own.time(30)));
    await waitFor(() => expect(choice).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(block()?.content[0]?.prepSeconds).toBe(25));
    await expect(choice).toHaveTextContent(own.otherTime);
    const field = canvas.getByRole('spinbutton', seconds);
    await expect(field).toHaveValue('25');
    await userEvent.clear(field);
    // 15 is a usual one.
    await userEvent.type(field, '155');
    await expect(field).toHaveValue('155');
    await waitFor(() => expect(block()?.content[0]?.prepSeconds).toBe(155));
  },
};

/** One number for all maxima is taken as it is typed; what turns out not to fit brings the different ones back. */
export const OneMarkForAll: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  args: { draft: oneBlockDraft('SpeakingQA', 1) },
  play: async ({ canvas, globals }) => {
    const { own } = messagesOf(globals);
    const each = canvas.getByRole('spinbutton', { name: own.each });
    await userEvent.type(each, '500');
    await waitFor(() => expect(block()).toMatchObject({ communicationMark: 500, languageKnowledgeMark: 500 }));
    await userEvent.type(each, '0');
    await waitFor(() => expect(block()).toMatchObject({ communicationMark: 4, languageKnowledgeMark: 3 }));
    await expect(each).toHaveValue('5000');
  },
};
