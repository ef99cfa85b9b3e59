import { NetworkError } from '@rubrica/api-client';
import type { MarkingSheet } from '@rubrica/api-client/contract';
import { markAnswers, type AnswerEntry } from '@rubrica/question-kit';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../../.storybook/testing/choose-from-menu.ts';
import { openDrafts } from '../../../lib/storage/drafts.ts';
import { lose, meetConflict, refuse } from '../../../testing/fake-client.ts';
import { markingSheet, taskTakens } from '../../../testing/fixtures/attempts.ts';
import { idOf, inDays, listOf } from '../../../testing/fixtures/basics.ts';
import { markedWritingQuestion, writingQuestion } from '../../../testing/fixtures/questions.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { flushMarks } from '../marks-queue.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Marking/Sheet/Going on',
  tags: ['!autodocs'],
  args: { path: `/assistant/tasks/correct/${idOf('task', 1)}/task-taken/${idOf('attempt', 1)}`, role: 'assistant' },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const [firstEssay] = markingSheet('submitted', [markedWritingQuestion]).questions;
if (!firstEssay) throw new Error('The marking sheet has no marked essay.');
const saveEssay = fn(lose());

const otherAttempt = idOf('attempt', 2);
const otherSheet = markingSheet('submitted', [writingQuestion]);
/** The sheet of the attempt that comes next. */
const nextSheet = { ...otherSheet, attempt: { ...otherSheet.attempt, _id: otherAttempt, studentName: 'Omar Saleh' } };
/** The attempt of the story as it is at the moment, and the one after it. */
const sheetsOf = (current: () => MarkingSheet) => ({
  getMarkingSheet: ({ params }: { params: { id: string } }) => (params.id === otherAttempt ? nextSheet : current()),
  listTaskTakens: listOf(taskTakens),
});
const [essayToMark] = nextSheet.questions;
if (!essayToMark) throw new Error('The marking sheet has no essay.');
/** The answers with the same mark for both components. */
const marksOf = (mark: number) =>
  essayToMark.answers.map((entry) =>
    Array.isArray(entry) ? entry : { ...entry, studentContentMark: mark, studentLanguageMark: mark, reviewed: true },
  );
const markedByAnother = { ...essayToMark, version: 2, answers: marksOf(1) };
/** As the server replies: with the marks that it has computed. */
const savedMarks = ({ body }: { body: { answers: AnswerEntry[] } }) => {
  const { entries, blocks } = markAnswers(essayToMark.content, body.answers);
  return { ...essayToMark, version: 2, answers: entries, marks: blocks };
};
const nextIsShown = () => screen.findByRole('heading', { level: 1, name: nextSheet.attempt.studentName });

/** The essay as the marker saw it before its student wrote another one. */
const earlierText = 'This is what I wrote first, and it is much longer.';
const earlierMarks = firstEssay.answers.map((entry) =>
  Array.isArray(entry) || !('instructorFiles' in entry)
    ? entry
    : {
        ...entry,
        studentAnswer: [{ kind: 'text' as const, text: earlierText }],
        annotations: [{ id: 'kept', start: 0, end: 4, comment: 'Which one?', colour: 'amber' as const }],
      },
);
const keepEarlierMarks = () => openDrafts().store('marks', firstEssay.answer, { base: '1', value: earlierMarks });

/** On an attempt that is open again, the key goes on, and neither saves nor keeps its marks. */
export const KeyOnAReturnedAttempt: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...sheetsOf(() => markingSheet('returned', [markedWritingQuestion])), saveMarks: saveEssay } },
  beforeEach: () => {
    saveEssay.mockClear();
  },
  play: async () => {
    await pageIsShown();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await nextIsShown();
    await expect(await flushMarks()).toBe(true);
    await expect(saveEssay).not.toHaveBeenCalled();
    await expect(openDrafts().ids('marks')).toEqual([]);
  },
};

/** Whoever is led to the mark that is missing goes on without it by the key that the message names. */
export const KeyOnAMissingMark: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: {
    calls: {
      ...sheetsOf(() => ({ ...markingSheet('submitted', [writingQuestion]), order: place })),
      saveMarks: savedMarks,
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.keyboard('4{Control>}{Enter}{/Control}');
    await expect(await screen.findByText(inLanguage({ en, ar }).sheet.stillPending)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('spinbutton').at(1)).toHaveFocus());
    await userEvent.keyboard('j');
    await nextIsShown();
  },
};

/** Marks that were kept for an answer which its student has changed since are shown to be read, and mark nothing. */
export const KeptMarksOfAChangedAnswer: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: {
    calls: { getMarkingSheet: markingSheet('submitted', [writingQuestion]), saveMarks: saveEssay },
    leave: keepEarlierMarks,
  },
  beforeEach: () => {
    saveEssay.mockClear();
  },
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    const { unusedChanged, unusedShow, unusedTitle, restored } = inLanguage({ en, ar }).sheet;
    await expect(canvas.getByText(unusedChanged)).toBeVisible();
    await expect(canvas.queryByText(restored)).toBeNull();
    await expect(canvasElement.querySelector('.rb-essay')).not.toHaveTextContent(earlierText);
    await flushMarks();
    await expect(saveEssay).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: unusedShow }));
    const dialog = within(await screen.findByRole('dialog', { name: unusedTitle }));
    await expect(dialog.getByText('Which one?')).toBeVisible();
    await expect(openDrafts().ids('marks')).toEqual([firstEssay.answer]);
  },
};

/** While the attempt is open, marks that were kept for it wait. */
export const KeptMarksOfAnOpenAttempt: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: { getMarkingSheet: markingSheet('returned', [writingQuestion]), saveMarks: saveEssay },
    leave: keepEarlierMarks,
  },
  beforeEach: () => {
    saveEssay.mockClear();
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(canvas.getByText(en.sheet.unusedOpen)).toBeVisible();
    await expect(canvas.queryByText(earlierText)).toBeNull();
    await flushMarks();
    await expect(saveEssay).not.toHaveBeenCalled();
  },
};

let isReturned = false;

/** A colleague returned the attempt meanwhile: the page says so, loads it again, and keeps no other marks from being released. */
export const ReturnedWhileMarked: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: {
    calls: {
      ...sheetsOf(() => markingSheet(isReturned ? 'returned' : 'submitted', [writingQuestion])),
      saveMarks: refuse(409, 'It is open.', {}, 'attempt_not_open'),
    },
  },
  beforeEach: () => {
    isReturned = false;
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const { save, outdated, reload, unusedOpen } = inLanguage({ en, ar }).sheet;
    await userEvent.keyboard('4{Enter}3');
    isReturned = true;
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await expect(await canvas.findByText(outdated)).toBeVisible();
    await expect(await flushMarks()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: reload }));
    await expect(await canvas.findByText(unusedOpen)).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-part="read"]')).toHaveFocus());
  },
};

/** Nobody is asked to choose between the marks of two texts. */
export const ChangedByItsStudentWhileMarked: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      getMarkingSheet: markingSheet('submitted', [writingQuestion]),
      saveMarks: meetConflict('saveMarks', { ...firstEssay, version: 2, answers: earlierMarks }),
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.keyboard('4{Enter}3');
    await userEvent.click(canvas.getByRole('button', { name: en.sheet.save }));
    await expect(await canvas.findByText(en.sheet.outdated)).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Of marks that were restored nothing more is said once somebody has taken those of another instead. */
export const RestoredInAConflict: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      getMarkingSheet: markingSheet('submitted', [writingQuestion]),
      saveMarks: meetConflict('saveMarks', markedByAnother),
    },
    leave: () => openDrafts().store('marks', essayToMark.answer, { base: '1', value: marksOf(2) }),
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(canvas.getByText(en.sheet.restored)).toBeInTheDocument();
    const dialog = within(await screen.findByRole('alertdialog', { name: en.sheet.conflictTitle }));
    await userEvent.click(dialog.getByRole('button', { name: en.sheet.keepTheirs }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveValue('1');
    await expect(canvas.queryByText(en.sheet.restored)).toBeNull();
  },
};

/** The question which marks count comes while somebody types: the key that is under way does not answer it. */
export const AskedWhileTyping: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      getMarkingSheet: markingSheet('submitted', [writingQuestion]),
      saveMarks: meetConflict('saveMarks', markedByAnother),
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.keyboard('4{Enter}3');
    await flushMarks();
    const dialog = await screen.findByRole('alertdialog', { name: en.sheet.conflictTitle });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Enter} ');
    await expect(dialog).toBeVisible();
    await expect(canvas.getAllByRole('spinbutton', { hidden: true })[0]).toHaveValue('4');
  },
};

/** Whether the server has what was sent: no save has a reply before this is known. */
let reply = Promise.withResolvers<boolean>();
const slowly = {
  ...sheetsOf(() => markingSheet('submitted', [writingQuestion])),
  saveMarks: async (call: Parameters<typeof savedMarks>[0]) => {
    if (!(await reply.promise)) throw new NetworkError('saveMarks', 'offline', null);
    return savedMarks(call);
  },
};

/** A digit that is typed before the next attempt has come does not change the mark of this one. */
export const NextOnASlowNetwork: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: slowly },
  beforeEach: () => {
    reply = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const fields = canvas.getAllByRole('spinbutton');
    await userEvent.keyboard('4{Enter}0{Enter}');
    await userEvent.keyboard('3');
    await expect(fields.map((field) => field.getAttribute('aria-valuenow'))).toEqual(['4', '0']);
    await waitFor(() => expect(document.querySelector('[data-answer]')).toHaveFocus());
    await expect(canvas.getAllByText(en.sheet.saving.saving)[0]).toBeInTheDocument();
    reply.resolve(true);
    await nextIsShown();
    for (const field of canvas.getAllByRole('spinbutton')) await expect(field).toHaveValue('0');
  },
};

/** Where the save fails, whoever marks is where they were. */
export const NextWithoutANetwork: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: slowly },
  beforeEach: () => {
    reply = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const [, language] = canvas.getAllByRole('spinbutton');
    await userEvent.keyboard('4{Enter}0{Enter}');
    await waitFor(() => expect(document.querySelector('[data-answer]')).toHaveFocus());
    reply.resolve(false);
    await waitFor(() => expect(language).toHaveFocus());
    await userEvent.keyboard('2');
    await expect(language).toHaveAttribute('aria-valuenow', '2');
  },
};

const place = { position: 2, total: 3, previous: idOf('attempt', 3), next: otherAttempt };
/** As the server replies: an attempt that is open is the last of the queue. */
const lastPlace = { position: 3, total: 3, previous: otherAttempt, next: null };

/** Whoever returns an attempt goes on from where it was among the others. */
export const OnAfterAReturn: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...sheetsOf(() =>
        isReturned
          ? { ...markingSheet('returned', [writingQuestion]), order: lastPlace, next: idOf('attempt', 3) }
          : { ...markingSheet('submitted', [writingQuestion]), order: place },
      ),
      returnTaskTaken: () => {
        isReturned = true;
        return markingSheet('returned').attempt;
      },
    },
  },
  beforeEach: () => {
    isReturned = false;
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.click(canvas.getByRole('button', { name: en.sheet.return }));
    const dialog = await screen.findByRole('dialog', { name: en.sheet.returnTitle });
    await userEvent.click(within(dialog).getByRole('button', { name: en.sheet.return }));
    const onward = await canvas.findByRole('link', { name: en.queue.markNext });
    await expect(onward).toHaveAttribute('href', expect.stringContaining(otherAttempt));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.querySelector('[data-part="read"]')).toHaveFocus());
    await expect(canvas.getByRole('group', { name: en.sheet.order(2, 3) })).toBeVisible();
    await userEvent.keyboard('j');
    await nextIsShown();
  },
};

/** Answers from a file are named by the parts of the attempt, as its student knows them: questions have numbers of their own. */
export const ImportByParts: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...sheetsOf(() => markingSheet()),
      importEmergencyFile: {
        madeAt: inDays(-1),
        recordingsMissing: 0,
        questions: [{ answer: idOf('answer', 2), position: 1, outcome: 'take', savedAt: null }],
      },
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await chooseFromMenu(canvas.getByRole('button', { name: en.sheet.more }), en.sheet.import);
    const dialog = await screen.findByRole('dialog', { name: en.sheet.importTitle });
    const field = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (!field) throw new Error('There is no field for a file.');
    await userEvent.upload(field, new File(['{}'], 'answers.rubrica-answers'));
    await expect(await within(dialog).findByText(/^Part 2: /u)).toBeVisible();
  },
};
