import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Question } from '../../assembly/core/question.ts';
import { poemFixture } from '../../types/fill-in-blanks/fixtures.ts';
import { holidayFixture } from '../../types/short-answers/fixtures.ts';
import { questionOf } from '../stories/question-of.ts';
import { Stage } from '../stories/stage.tsx';
import { accentMessages } from './messages.ts';

const write = (...texts: string[]) => texts.map((studentAnswer) => ({ studentAnswer, studentMark: 0 }));
const french = questionOf([holidayFixture.block]);
const essay: Question = questionOf([
  {
    type: 'WritingEssays',
    id: 'carta',
    rubric: '<p lang="es">Escribe una carta a tu amiga Ángela: ¿cómo fue tu mañana?</p>',
    autoCorrected: false,
    contentMark: 5,
    languageMark: 5,
  },
]);

const meta = {
  title: 'Questions/Accents',
  component: Stage,
  args: { view: 'answer', question: french, value: [write('', '', '')], contentLanguage: 'fr', onChange: fn() },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const messagesIn = (globals: Record<string, unknown>) =>
  globals['language'] === 'ar' ? accentMessages.ar : accentMessages.en;

/** A click keeps the focus in the field and puts the caret after the letter. */
export const ByPointer: Story = {
  play: async ({ canvas, args, globals }) => {
    const messages = messagesIn(globals);
    const [field] = canvas.getAllByRole<HTMLTextAreaElement>('textbox');
    if (!field) throw new TypeError('The question has fields.');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await userEvent.type(field, 'en t');
    await userEvent.click(await canvas.findByRole('button', { name: messages.accentInsert('é') }));
    await waitFor(() => expect(field).toHaveFocus());
    field.setSelectionRange(3, 3);
    await userEvent.click(canvas.getByRole('button', { name: messages.accentInsert('é') }));
    await expect(args.onChange).toHaveBeenLastCalledWith([write('en été', '', '')]);
    await expect(field.selectionStart).toBe(4);
  },
};

/** Alt and the down arrow move to the letters, Shift switches to capitals, Escape returns to the field. */
export const ByKeyboard: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, args, globals }) => {
    const messages = messagesIn(globals);
    const [field, second] = canvas.getAllByRole('textbox');
    if (!field || !second) throw new TypeError('The question has fields.');
    // One keyboard, so that Shift stays pressed between steps.
    const user = userEvent.setup();
    field.focus();
    await canvas.findByRole('toolbar');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('button', { name: messages.accentInsert('à') })).toHaveFocus());
    await user.keyboard('{End}{Home}{Enter}');
    await user.keyboard('{Shift>}');
    await waitFor(() => expect(canvas.getByRole('button', { name: messages.accentInsert('À') })).toHaveFocus());
    await user.keyboard('{Enter}{/Shift}{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('!');
    await expect(field).toHaveValue('àÀ!');
    await expect(args.onChange).toHaveBeenLastCalledWith([write('àÀ!', '', '')]);
  },
};

export const InAText: Story = {
  args: { question: essay, value: [], contentLanguage: 'es' },
  play: async ({ canvas, args, globals }) => {
    const messages = messagesIn(globals);
    await userEvent.type(canvas.getByRole('textbox'), 'ma');
    await userEvent.click(await canvas.findByRole('button', { name: messages.accentInsert('ñ') }));
    await userEvent.click(canvas.getByRole('button', { name: messages.accentCapitals }));
    await userEvent.click(canvas.getByRole('button', { name: messages.accentInsert('Á') }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ studentAnswer: [{ kind: 'text', text: 'mañÁ' }] }),
    ]);
  },
};

/** Arabic has letters and vowel signs, and no capitals. */
export const InArabic: Story = {
  tags: ['plays-in-arabic'],
  args: {
    question: questionOf([poemFixture.block]),
    value: [write('', '', '', '')],
    contentLanguage: 'ar',
  },
  play: async ({ canvas, args, globals }) => {
    const messages = messagesIn(globals);
    await userEvent.click(canvas.getAllByRole('textbox')[0] ?? document.body);
    await userEvent.click(await canvas.findByRole('button', { name: messages.accentInsert('أ') }));
    await expect(canvas.queryByRole('button', { name: messages.accentCapitals })).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith([write('أ', '', '', '')]);
  },
};

/** There is no accent bar for English. */
export const NoneInEnglish: Story = {
  args: { contentLanguage: 'en-GB' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getAllByRole('textbox')[0] ?? document.body, 'a');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};

export const SwitchedOff: Story = {
  args: { accents: false },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getAllByRole('textbox')[0] ?? document.body, 'e');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};
