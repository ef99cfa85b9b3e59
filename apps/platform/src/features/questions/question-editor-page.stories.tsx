import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { meetConflict, pending, refuse, type CallHandler } from '../../testing/fake-client.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { categories, diplomas, levels } from '../../testing/fixtures/people.ts';
import { longReadingQuestion, readingQuestion, storedQuestionOf } from '../../testing/fixtures/questions.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { draftOf, type Draft } from '@rubrica/question-kit';
import { ruleTexts } from '@rubrica/question-kit/quality';
import { openDrafts } from '../../lib/storage/drafts.ts';
import { ar as checkAr, en as checkEn } from './check/messages.ts';
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
/** Sixty blocks: the window holds the page, its panes scroll, and what to save and undo with stays. */
export const LongQuestion: Story = {
  tags: ['plays-in-arabic'],
  args: { calls: { ...choices, getQuestion: storedQuestionOf(longReadingQuestion) } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    const panes = [...canvasElement.querySelectorAll('[data-pane]')];
    await expect(panes).toHaveLength(3);
    for (const pane of panes) {
      pane.scrollTop = 1e6;
      const { top, bottom } = pane.getBoundingClientRect();
      await expect(pane.scrollTop).toBeGreaterThan(0);
      await expect(top >= 0 && bottom <= innerHeight).toBe(true);
    }
    const { save } = inLanguage({ en, ar }).editor;
    const { top, bottom } = canvas.getByRole('button', { name: save }).getBoundingClientRect();
    await expect(top >= 0 && bottom <= innerHeight).toBe(true);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
  },
};
export const NewQuestion: Story = { args: { path: '/admin/questions/create', calls: choices } };
/** What the lint finds in the draft, and how simulated students come out. */
export const Checked: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en: checkEn, ar: checkAr });
    await userEvent.click(canvas.getByRole('button', { name: inLanguage({ en, ar }).editor.check }));
    const dialog = within(await screen.findByRole('dialog', { name: m.title }));
    // The heads of the columns, and ten students.
    await expect(within(dialog.getByRole('table', { name: m.tried })).getAllByRole('row')).toHaveLength(11);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const storeQuestion = fn();
const checked = storedQuestionOf({
  ...readingQuestion,
  content: {
    ...readingQuestion.content,
    title: 'Tides',
    questions: [
      {
        type: 'MCQ',
        id: 'tides',
        rubric: '<p>Which of these is not a planet?</p>',
        autoCorrected: true,
        content: ['Mars', 'The moon', 'Venus'].map((text, at) => ({ id: `option-${at}`, text, correct: at === 1 })),
      },
    ],
  },
});

/** A finding leads to its field, and is switched off with a reason that is saved with the question. */
export const CheckedAndAnswered: Story = {
  args: {
    calls: {
      ...choices,
      getQuestion: checked,
      updateQuestion: (given) => {
        storeQuestion(given);
        return { ...checked, rev: checked.rev + 1 };
      },
    },
  },
  beforeEach: () => {
    storeQuestion.mockClear();
  },
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    const m = inLanguage({ en: checkEn, ar: checkAr });
    const { check, save } = inLanguage({ en, ar }).editor;
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: check }));
      return within(await screen.findByRole('dialog', { name: m.title }));
    };
    const { name } = ruleTexts['negative-stem'][inLanguage({ en: 'en', ar: 'ar' } as const)];

    const dialog = await open();
    const finding = within(dialog.getByRole('article', { name: new RegExp(`^${name}`, 'u') }));
    await userEvent.click(finding.getByRole('button', { name: m.goTo(m.part(1)) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const rubric = () => canvasElement.querySelector('[data-pane="form"] [id$="-questions-0-rubric"]');
    await waitFor(() => expect(rubric()?.contains(document.activeElement)).toBe(true));

    const again = await open();
    const article = () => again.queryByRole('article', { name: new RegExp(`^${name}`, 'u') });
    await userEvent.click(within(article() ?? document.body).getByRole('button', { name: m.switchOff }));
    await userEvent.click(again.getByRole('button', { name: m.confirm }));
    await expect(again.getByText(m.reasonMissing)).toBeVisible();
    await userEvent.type(again.getByRole('textbox', { name: m.reason }), 'It is about what is not.{Enter}');
    await waitFor(() => expect(again.getByRole('heading', { name: m.findings })).toHaveFocus());
    await userEvent.click(again.getByText(m.switchedOff(1)));
    await expect(article()).toHaveTextContent('It is about what is not.');
    await expect(within(article() ?? document.body).getByRole('button', { name: m.switchOn })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(storeQuestion).toHaveBeenCalledWith(
        expect.objectContaining({
          body: expect.objectContaining({
            exceptions: [
              {
                rule: 'negative-stem',
                path: ['questions', 0, 'rubric'],
                itemId: 'tides',
                reason: 'It is about what is not.',
              },
            ],
          }),
        }),
      ),
    );
  },
};

const negativeTwice = {
  ...checked,
  content: {
    ...checked.content,
    questions: checked.content.questions.flatMap((question) => [question, { ...question, id: `${question.id}-again` }]),
  },
};

/** Where two reasons are typed and one is cancelled, the dialog still asks before it discards the other. */
export const TwoReasons: Story = {
  tags: ['one-language'],
  args: { calls: { ...choices, getQuestion: negativeTwice } },
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.click(canvas.getByRole('button', { name: en.editor.check }));
    const dialog = within(await screen.findByRole('dialog', { name: checkEn.title }));
    const [first, second] = dialog
      .getAllByRole('article', { name: new RegExp(`^${ruleTexts['negative-stem'].en.name}`, 'u') })
      .map((article) => within(article));
    if (!first || !second) throw new Error('Two findings are needed.');
    for (const finding of [first, second]) {
      await userEvent.click(finding.getByRole('button', { name: checkEn.switchOff }));
      await userEvent.type(finding.getByRole('textbox', { name: checkEn.reason }), 'It is about what is not.');
    }
    await userEvent.click(second.getByRole('button', { name: checkEn.cancel }));
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(first.getByRole('button', { name: checkEn.cancel }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Where icons would leave no room for the title, they are in one menu. */
export const NarrowTools: Story = {
  tags: ['plays-in-arabic'],
  globals: narrow,
  play: async ({ canvas }) => {
    await pageIsShown();
    const { edit, tools, check } = inLanguage({ en, ar }).editor;
    const title = canvas.getByRole('heading', { level: 1, name: edit });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: tools }));
    await userEvent.click(await screen.findByRole('menuitem', { name: check }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

const wrongType = 'This is a file of the type ZIP, which cannot be used here. Use one of these types: PNG, JPG.';

/** What the server says against a file stands beside it. */
export const RefusedFile: Story = {
  args: { path: '/admin/questions/create', calls: { ...choices, uploadFile: refuse(415, wrongType) } },
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.click(
      canvas.getAllByRole('button', { name: /Add a text or a file|أضف نصًا أو ملفًا/u })[0] ?? document.body,
    );
    await userEvent.click(await screen.findByRole('option', { name: /Picture|صورة/u }));
    const dialog = await screen.findByRole('dialog');
    const input = dialog.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The dialog has no file field.');
    await userEvent.upload(input, new File(['GIF89a'], 'boat.gif', { type: 'image/gif' }));
    await expect(await within(dialog).findByText(wrongType, { exact: false })).toBeVisible();
  },
};

export const Loading: Story = { args: { calls: { ...choices, getQuestion: pending } } };

export const SavedByAnother: Story = {
  tags: ['plays-in-arabic'],
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

/** The server's copy meets what is saved, and stays where its author takes it. */
const meetTheirs: CallHandler<'updateQuestion'> = ({ body }) =>
  body.chosen === 'theirs' ? theirs : meetConflict('updateQuestion', theirs)();

const theirs = {
  ...checked,
  rev: checked.rev + 1,
  content: { ...checked.content, title: 'Their title' },
  exceptions: [
    {
      rule: 'negative-stem',
      path: ['questions', 0, 'rubric'],
      itemId: 'tides',
      reason: 'Theirs.',
      by: 'Lina',
      at: '2026-03-01T10:00:00.000Z',
    },
  ],
} satisfies typeof checked;

/** Who takes the version of somebody else has nothing unsaved any more, and sees what they switched off. */
export const TakesTheirs: Story = {
  args: { calls: { ...choices, getQuestion: checked, updateQuestion: meetTheirs } },
  play: async ({ canvas }) => {
    await pageIsShown();
    const { save, takeTheirs, unsaved, check } = inLanguage({ en, ar }).editor;
    const m = inLanguage({ en: checkEn, ar: checkAr });
    const title = canvas.getByDisplayValue(checked.content.title);
    await userEvent.type(title, '!');
    await expect(await canvas.findByText(unsaved)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await userEvent.click(await screen.findByRole('button', { name: takeTheirs }));
    await waitFor(() => expect(title).toHaveValue('Their title'));
    await expect(canvas.queryByText(unsaved)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: check }));
    await expect(await screen.findByText(m.switchedOff(1))).toBeVisible();
  },
};

/** What was written on this device before somebody else saved is not lost: a save of it meets the conflict. */
export const WrittenBeforeTheirs: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...choices,
      getQuestion: theirs,
      updateQuestion: (input, name) =>
        input.body.rev === checked.rev ? meetTheirs(input, name) : refuse(422, '')(input, name),
    },
    leave: () =>
      openDrafts().store('question', checked._id, {
        base: String(checked.rev),
        value: { ...draftOf(checked.content), title: 'Written on a train' },
      }),
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(canvas.getByDisplayValue('Written on a train')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: en.editor.save }));
    await userEvent.click(await screen.findByRole('button', { name: en.editor.takeTheirs }));
    await expect(await canvas.findByDisplayValue(theirs.content.title)).toBeVisible();
  },
};

/** Who decides a conflict sees what it is about, and whichever is dropped stays a version: the server is told that it was decided. */
export const DecidesConflict: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...choices,
      getQuestion: checked,
      updateQuestion: fn<Extract<CallHandler<'updateQuestion'>, (...args: never) => unknown>>(({ body }) =>
        body.chosen === undefined ? meetConflict('updateQuestion', theirs)() : { ...theirs, rev: theirs.rev + 1 },
      ),
    },
  },
  play: async ({ canvas, args }) => {
    await pageIsShown();
    const title = canvas.getByDisplayValue(checked.content.title);
    await userEvent.clear(title);
    await userEvent.type(title, 'My title');
    await userEvent.click(canvas.getByRole('button', { name: en.editor.save }));
    const dialog = await screen.findByRole('alertdialog', { name: en.editor.conflictTitle });
    await expect(await within(dialog).findByText('My')).toBeVisible();
    await expect(within(dialog).getByText('Their')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: en.editor.overwrite }));
    await waitFor(() =>
      expect(args.calls?.updateQuestion).toHaveBeenLastCalledWith(
        expect.objectContaining({ body: expect.objectContaining({ rev: theirs.rev, chosen: 'mine' }) }),
        'updateQuestion',
      ),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** What could not be kept as a version is not dropped for the other one. */
export const TheirsNotTaken: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...choices,
      getQuestion: checked,
      updateQuestion: (input, name) =>
        input.body.chosen === 'theirs' ? refuse(500, '')(input, name) : meetConflict('updateQuestion', theirs)(),
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const title = canvas.getByDisplayValue(checked.content.title);
    await userEvent.type(title, '!');
    await userEvent.click(canvas.getByRole('button', { name: en.editor.save }));
    await userEvent.click(await screen.findByRole('button', { name: en.editor.takeTheirs }));
    await expect(await screen.findByText(en.editor.notKept, { exact: false })).toBeVisible();
    await expect(title).toHaveValue(`${checked.content.title}!`);
    await expect(screen.getByRole('alertdialog', { name: en.editor.conflictTitle })).toBeVisible();
  },
};

const isDraft = (_value: unknown): _value is Draft => true;
const keptTitle = () => openDrafts().read('question', checked._id, isDraft)?.value.title;

/** A save in another tab takes nothing unsaved of this one from the device, nor a save in this one what another has left there. */
export const SavedInAnotherTab: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...choices, getQuestion: checked, updateQuestion: { ...checked, rev: checked.rev + 1 } } },
  play: async ({ canvas }) => {
    await pageIsShown();
    // What another tab changes there reaches this page; so does what a frame changes.
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.title = 'Another tab';
    const another = frame.contentWindow?.localStorage;
    await userEvent.type(canvas.getByDisplayValue(checked.content.title), ' of an hour');
    await waitFor(() => expect(keptTitle()).toBe(`${checked.content.title} of an hour`));
    const key =
      Object.keys(localStorage).find((name) => name.includes('/question/') && name.endsWith(checked._id)) ?? '';
    const theirDraft = JSON.stringify({ base: '1', value: { ...draftOf(checked.content), title: 'Theirs' } });
    another?.setItem(key, theirDraft);
    await expect(keptTitle()).toBe('Theirs');
    another?.removeItem(key);
    await waitFor(() => expect(keptTitle()).toBe(`${checked.content.title} of an hour`));

    // It has read what is unsaved here, and saved it; what else it removes then does not bring that back.
    another?.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key: 'another', oldValue: '', newValue: null }));
    await expect(keptTitle()).toBeUndefined();

    another?.setItem(key, theirDraft);
    await userEvent.click(canvas.getByRole('button', { name: en.editor.save }));
    await waitFor(() => expect(canvas.queryByText(en.editor.unsaved)).toBeNull());
    await expect(keptTitle()).toBe('Theirs');
    frame.remove();
  },
};
