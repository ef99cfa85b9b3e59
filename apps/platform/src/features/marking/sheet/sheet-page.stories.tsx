import { markAnswers } from '@rubrica/question-kit';
import type { AnswerEntry } from '@rubrica/question-kit';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../../.storybook/testing/choose-from-menu.ts';
import { meetConflict, pending, refuse, type CallHandlers } from '../../../testing/fake-client.ts';
import { markingSheet, taskTakens } from '../../../testing/fixtures/attempts.ts';
import { idOf, inDays, listOf } from '../../../testing/fixtures/basics.ts';
import {
  longWritingQuestion,
  markedWritingQuestion,
  readingQuestion,
  writingQuestion,
  type AnsweredQuestion,
} from '../../../testing/fixtures/questions.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta, shows } from '../../../testing/page-stage.tsx';
import { hub } from '../../../lib/live/hub.ts';
import { openDrafts } from '../../../lib/storage/drafts.ts';
import { flushMarks } from '../marks-queue.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

const sheet = markingSheet();
const [firstQuestion] = sheet.questions;
if (!firstQuestion) throw new Error('The marking sheet has no question.');
const calls = { getMarkingSheet: sheet, listTaskTakens: listOf(taskTakens) };

const meta = {
  ...pageMeta,
  title: 'Platform/Marking/Sheet',
  tags: ['!autodocs'],
  args: {
    path: `/assistant/tasks/correct/${idOf('task', 1)}/task-taken/${idOf('attempt', 1)}`,
    role: 'assistant',
    calls,
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first question, with marks that somebody else has confirmed. */
const markedByAnother = {
  ...firstQuestion,
  version: 2,
  answers: firstQuestion.answers.map((entry) =>
    Array.isArray(entry) ? entry : { ...entry, reviewed: true, studentMark: 0 },
  ),
};

const withCalls = (more: CallHandlers) => ({ calls: { ...calls, ...more } });

/** Whether an element lies inside the window as it is, without scrolling. */
function isInWindow(element: Element | null | undefined): boolean {
  if (!element) return false;
  const { top, bottom, left, right, height } = element.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
}

/** The first line of the student's text. */
function firstLine(page: HTMLElement): DOMRect | undefined {
  const text = page.querySelector('.rb-essay')?.querySelector('span')?.firstChild;
  if (!text) return undefined;
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, 1);
  return range.getBoundingClientRect();
}

const withQuestion = (question: AnsweredQuestion) =>
  withCalls({ getMarkingSheet: markingSheet('submitted', [question]) });

/** Somebody else marks the same attempt at the moment: the page says who, and what happens with the marks of both. */
export const MarkedByTwo: Story = {
  play: async () => {
    await pageIsShown();
    await hub.connect({ ask: async () => null });
    const work = { topic: 'marking', id: sheet.attempt._id } as const;
    const people = [{ id: idOf('user', 90), name: 'Sara' }];
    hub.tell('presence-changed', { work, people });
    const { alsoMarking } = inLanguage({ en, ar }).sheet;
    await expect(await screen.findByText(alsoMarking(['Sara']))).toBeVisible();
    hub.tell('presence-changed', { work, people: [] });
    await waitFor(() => expect(screen.queryByText(alsoMarking(['Sara']))).toBeNull());
    hub.tell('presence-changed', { work, people });
    await expect(await screen.findByText(alsoMarking(['Sara']))).toBeVisible();
  },
};

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };

/** The answer, its marks and the way on are in sight together; only the panes scroll. */
export const EssayBesideItsMarks: Story = {
  tags: ['plays-in-arabic'],
  args: withQuestion(longWritingQuestion),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    const { saveNext } = inLanguage({ en, ar }).sheet;
    const pane = canvasElement.querySelector('[data-pane="answers"]');
    const [first] = canvas.getAllByRole('spinbutton');
    const line = firstLine(canvasElement);
    await expect(line && line.top > 0 && line.bottom < innerHeight).toBe(true);
    await expect(isInWindow(first)).toBe(true);
    await expect(isInWindow(canvas.getByRole('button', { name: saveNext }))).toBe(true);
    await expect(pane && pane.scrollHeight > pane.clientHeight).toBe(true);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
    // The keys scroll the answer from the start; a ring around it would only be in the way of reading.
    await waitFor(() => expect(pane).toHaveFocus());
    await expect(pane?.matches(':focus-visible')).toBe(false);
  },
};

const forgetWidth = () => localStorage.removeItem('rubrica-pane/marks');
const marksWidthPx = () => document.querySelector('[data-pane="marks"]')?.getBoundingClientRect().width ?? 0;

/** The marks are as wide as the marker wants them, on the next attempt too. */
export const MarksMadeWider: Story = {
  tags: ['plays-in-arabic'],
  args: withQuestion(longWritingQuestion),
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    forgetWidth();
    return forgetWidth;
  },
  play: async ({ canvas, globals }) => {
    await pageIsShown();
    const first = marksWidthPx();
    const divider = canvas.getByRole('separator');
    divider.focus();
    await userEvent.keyboard(globals['language'] === 'ar' ? '{ArrowRight}' : '{ArrowLeft}');
    await waitFor(() => expect(marksWidthPx()).toBeGreaterThan(first));
    await userEvent.keyboard('{Home}');
    await expect(localStorage.getItem('rubrica-pane/marks')).toBe('0.2000');
    await userEvent.dblClick(divider);
    await waitFor(() => expect(marksWidthPx()).toBe(first));
  },
};

/** On a phone the marks and the way on stay below, while the answer scrolls above them. */
export const EssayAboveItsMarksOnAPhone: Story = {
  tags: ['plays-in-arabic'],
  args: withQuestion(longWritingQuestion),
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    const { saveNext } = inLanguage({ en, ar }).sheet;
    const line = firstLine(canvasElement);
    await expect(line && line.top > 0 && line.bottom < innerHeight).toBe(true);
    for (const field of canvas.getAllByRole('spinbutton')) {
      field.focus();
      await expect(isInWindow(field)).toBe(true);
      await expect(isInWindow(canvas.getByRole('button', { name: saveNext }))).toBe(true);
    }
  },
};

/** The answer follows the mark that has the focus. */
export const ManyAnswers: Story = {
  tags: ['plays-in-arabic'],
  args: withQuestion(readingQuestion),
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    const last = canvas.getAllByRole('spinbutton').at(-1);
    last?.focus();
    const block = last?.closest('[data-marks-of]')?.getAttribute('data-marks-of');
    const answer = canvasElement.querySelector(`[data-block="${block}"]`)?.getBoundingClientRect();
    const pane = canvasElement.querySelector('[data-pane="answers"]')?.getBoundingClientRect();
    await waitFor(() => expect(isInWindow(last)).toBe(true));
    await expect(answer && pane && answer.top < pane.bottom && answer.bottom > pane.top).toBe(true);
  },
};
export const OneQuestionOfTheTask: Story = {
  args: {
    path: `/admin/tasks/task-questions/${idOf('task', 1)}/task-taken/${idOf('attempt', 1)}?question=${writingQuestion._id}`,
    role: 'admin',
  },
  tags: ['picture'],
  play: shows(() => [writingQuestion.content.title]),
};
export const StillWorking: Story = { args: withCalls({ getMarkingSheet: markingSheet('in_progress') }) };
export const Loading: Story = { args: withCalls({ getMarkingSheet: pending }) };

export const SavedByAnother: Story = {
  tags: ['plays-in-arabic'],
  args: withCalls({ saveMarks: meetConflict('saveMarks', markedByAnother) }),
  play: async ({ canvas }) => {
    await pageIsShown();
    const { save, conflictTitle } = inLanguage({ en, ar }).sheet;
    await userEvent.click(canvas.getByRole('button', { name: save }));
    const dialog = await screen.findByRole('alertdialog', { name: conflictTitle });
    await expect(dialog).toBeVisible();
    const [, ...rows] = within(dialog).getAllByRole('row');
    await expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const [mine, theirs] = within(row).getAllByRole('cell');
      await expect(mine?.textContent).not.toBe(theirs?.textContent);
    }
  },
};

let isReachable = false;

export const NotSaved: Story = {
  args: withCalls({
    saveMarks: (input, name) => {
      const question = sheet.questions.find(({ answer }) => answer === input.params.id);
      if (!isReachable || !question) return refuse(500, '')(input, name);
      return { ...question, version: 2 };
    },
  }),
  beforeEach: () => {
    isReachable = false;
  },
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    const { save, saveFailed, tryAgain } = inLanguage({ en, ar }).sheet;
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await expect(await canvas.findByText(saveFailed)).toBeVisible();
    isReachable = true;
    await userEvent.click(canvas.getByRole('button', { name: tryAgain }));
    await waitFor(() => expect(canvasElement.querySelector('[data-save="saved"]')).not.toBeNull());
    await expect(canvas.queryByText(saveFailed)).toBeNull();
  },
};

export const ReturnAfterTheKeys: Story = {
  args: withCalls({ getMarkingSheet: markingSheet('released') }),
  play: async ({ canvas }) => {
    await pageIsShown();
    const { return: returnLabel, solutionSeen } = inLanguage({ en, ar }).sheet;
    await userEvent.click(canvas.getByRole('button', { name: returnLabel }));
    await expect(await screen.findByText(solutionSeen)).toBeVisible();
  },
};

/** Which answers of a student's file are newer is seen before anything is changed. */
export const ImportOfAnswers: Story = {
  tags: ['plays-in-arabic'],
  args: withCalls({
    importEmergencyFile: {
      madeAt: inDays(-1),
      recordingsMissing: 1,
      questions: (['take', 'same', 'keep'] as const).map((outcome, position) => ({
        answer: idOf('answer', position + 1),
        position,
        outcome,
        savedAt: inDays(-2),
      })),
    },
  }),
  play: async ({ canvas }) => {
    await pageIsShown();
    const { more, import: importLabel, importTitle, importTake } = inLanguage({ en, ar }).sheet;
    await chooseFromMenu(canvas.getByRole('button', { name: more }), importLabel);
    const dialog = await screen.findByRole('dialog', { name: importTitle });
    await waitFor(() => expect(dialog).toContainElement(document.querySelector(':focus')));
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, new File(['sealed'], 'Mock.rubrica-answers'));
    await expect(await within(dialog).findByRole('button', { name: importTake(1) })).toBeEnabled();
    await expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  },
};
// Whether the browser draws a focus ring after a file was given by a script differs from run to run.
export const ImportOfAnswersOnAPhone: Story = { ...ImportOfAnswers, globals: narrow, tags: ['no-picture'] };

const [essayOfSheet] = markingSheet('submitted', [writingQuestion]).questions;
if (!essayOfSheet) throw new Error('The marking sheet has no essay.');

/** One of two marks is none: saving stays, says so, and leads to the other. */
export const HalfAMark: Story = {
  args: {
    calls: {
      ...withQuestion(writingQuestion).calls,
      // As the server replies: with the marks that it has computed.
      saveMarks: ({ body }) => {
        const { entries, blocks } = markAnswers(essayOfSheet.content, body.answers);
        return { ...essayOfSheet, version: 2, answers: entries, marks: blocks };
      },
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const { stillPending } = inLanguage({ en, ar }).sheet;
    await userEvent.keyboard('4{Control>}{Enter}{/Control}');
    await expect(await screen.findByText(stillPending)).toBeVisible();
    const [content, language] = canvas.getAllByRole('spinbutton');
    await expect(content).toHaveValue('4');
    await waitFor(() => expect(language).toHaveFocus());
    await userEvent.keyboard('3');
    await expect([content, language].map((field) => field?.getAttribute('aria-valuenow'))).toEqual(['4', '3']);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** The essay with its marks, as the server has it at the moment. */
let markedEssay = markingSheet('submitted', [markedWritingQuestion]);
const [firstEssay] = markedEssay.questions;
if (!firstEssay) throw new Error('The marking sheet has no marked essay.');
/** Its answers with another mark for the content. */
const withContentMark = (studentContentMark: number) =>
  firstEssay.answers.map((entry) => (Array.isArray(entry) ? entry : { ...entry, studentContentMark }));
const saveEssay = fn(({ body }: { body: { answers: AnswerEntry[] } }) => {
  const [before = firstEssay] = markedEssay.questions;
  const after = { ...before, version: before.version + 1, answers: body.answers };
  markedEssay = { ...markedEssay, questions: [after] };
  return after;
});
const savedEntries = () => saveEssay.mock.calls.map(([{ body }]) => body.answers[0]);

/** A mark that an earlier page could not save is sent once: not again over what was given since, also where a release loads the sheet again. */
export const RestoredThenReleased: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      getMarkingSheet: () => markedEssay,
      saveMarks: saveEssay,
      releaseTaskTaken: () => {
        markedEssay = { ...markedEssay, attempt: markingSheet('released').attempt };
        return markedEssay.attempt;
      },
      listTaskTakens: listOf(taskTakens),
    },
    leave: () => openDrafts().store('marks', firstEssay.answer, { base: '1', value: withContentMark(5) }),
  },
  beforeEach: () => {
    markedEssay = markingSheet('submitted', [markedWritingQuestion]);
    saveEssay.mockClear();
  },
  play: async ({ canvas, canvasElement }) => {
    const isSaved = () => expect(canvasElement.querySelector('[data-save="saved"]')).not.toBeNull();
    await pageIsShown();
    const { restored, release } = inLanguage({ en, ar }).sheet;
    await expect(canvas.getByText(restored)).toBeVisible();
    await waitFor(isSaved, { timeout: 5_000 });
    await expect(savedEntries()).toMatchObject([{ studentContentMark: 5 }]);
    const [content] = canvas.getAllByRole('spinbutton');
    if (!content) throw new Error('There is no mark.');
    await userEvent.clear(content);
    await userEvent.type(content, '8');
    await flushMarks();
    await userEvent.click(canvas.getByRole('button', { name: release }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: release })).toBeNull());
    // Whatever waits to be saved goes out now.
    await flushMarks();
    await expect(savedEntries().at(-1)).toMatchObject({ studentContentMark: 8 });
    await expect(content).toHaveValue('8');
  },
};

/** Enter with Ctrl in the note to a student is not the key of the page behind it, which would go to the next attempt without the note. */
export const NoteOfAReturn: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...calls, saveMarks: saveEssay } },
  beforeEach: () => {
    saveEssay.mockClear();
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const { return: returnLabel, note } = inLanguage({ en, ar }).sheet;
    await userEvent.click(canvas.getByRole('button', { name: returnLabel }));
    const field = await screen.findByRole('textbox', { name: note });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Please write more.{Control>}{Enter}{/Control}');
    await flushMarks();
    await expect(saveEssay).not.toHaveBeenCalled();
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('Please write more.');
  },
};

/** The minutes that are given back are read from the digits of any keyboard. */
export const MinutesOfAnArabicKeyboard: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...calls, saveMarks: saveEssay } },
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.click(canvas.getByRole('button', { name: en.sheet.return }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: en.sheet.minutes });
    await userEvent.type(field, 'soon');
    await expect(dialog.getByRole('button', { name: en.sheet.return })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '٣٠');
    await expect(dialog.getByRole('button', { name: en.sheet.return })).toBeEnabled();
  },
};

/** A question has the number by which the student knows it. */
export const NumberedAsInTheAttempt: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(writingQuestion.content.title, 'u') }));
    await expect(await canvas.findByRole('group', { name: 'Question 3' })).toBeInTheDocument();
  },
};
