import type { Book, BookContent } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import { lose, meetConflict, refuse, type CallHandlers } from '../../testing/fake-client.ts';
import { idOf, listOf } from '../../testing/fixtures/basics.ts';
import {
  bookSummaries,
  lighthouseBook,
  seedBook,
  lighthouseEntries,
  wordMeasuresReply,
} from '../../testing/fixtures/books.ts';
import { categories, groups } from '../../testing/fixtures/people.ts';
import { questions as bankQuestions, storedQuestionOf } from '../../testing/fixtures/questions.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { openDrafts } from '../../lib/storage/drafts.ts';
import { contentOf } from './editor/book-changes.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const calls = {
  listBooks: listOf(bookSummaries),
  listCategories: listOf(categories),
  listGroups: listOf(groups),
  getBook: lighthouseBook,
  measureWords: wordMeasuresReply,
  lookUpWord: lighthouseEntries,
  updateBook: lose(),
};
const path = `/admin/books/${lighthouseBook._id}`;

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Books',
  tags: ['!autodocs'],
  args: { path, role: 'admin', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { args: { path: '/admin/books' } };
export const Empty: Story = { args: { path: '/admin/books', calls: { ...calls, listBooks: listOf([]) } } };
/** The page that is written comes first; its pages are one press away, and what can be done with words comes with them. */
export const Narrow: Story = {
  tags: ['plays-in-arabic'],
  globals: narrow,
  play: async ({ canvas }) => {
    await pageIsShown();
    const { pages, chosen } = inLanguage({ en, ar });
    const text = await canvas.findByText(/lived with her grandfather/u, { selector: 'p' });
    await expect(canvas.getByRole('button', { name: pages.menu(1) })).not.toBeVisible();
    await expect(canvas.queryByText(chosen.hint)).not.toBeVisible();
    getSelection()?.selectAllChildren(text);
    const lookUp = await canvas.findByRole('button', { name: chosen.lookUp });
    await waitFor(() => expect(lookUp.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await userEvent.click(canvas.getByText(pages.folded(lighthouseBook.pages.length)));
    await expect(await canvas.findByRole('button', { name: pages.menu(1) })).toBeVisible();
  },
};
export const Gone: Story = { args: { calls: { ...calls, getBook: refuse(404, '') } } };
export const OfAnAssistant: Story = {
  args: { path: `/assistant/books/${seedBook._id}`, role: 'assistant', calls: { ...calls, getBook: seedBook } },
};

/** Whoever has begun a book writes at once. */
export const Begun: Story = {
  tags: ['!dev'],
  args: {
    calls: {
      ...calls,
      getBook: {
        ...lighthouseBook,
        pages: lighthouseBook.pages.slice(0, 1).map((page) => ({ ...page, text: '', images: [] })),
      },
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const { pages } = inLanguage({ en, ar });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: pages.name(1) })).toHaveFocus());
  },
};

/** The words above the level of its readers, with what stands beside the target. */
export const Measured: Story = {
  play: async ({ canvas }) => {
    await pageIsShown();
    const { measure } = inLanguage({ en, ar });
    const hard = await canvas.findByRole('button', { name: /^lighthouse/u });
    hard.focus();
    await userEvent.keyboard('{Enter}');
    await expect(hard).toHaveAttribute('aria-expanded', 'true');
    const meanings = within(await canvas.findByRole('list', { name: measure.meanings('lighthouse') }));
    await expect(meanings.getByText(/a tower with a light/u)).toBeVisible();
    // A synonym that is as hard is not named.
    await expect(await meanings.findByText('beacon (A2)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: measure.find('lighthouse') }));
    await waitFor(() => expect(getSelection()?.toString()).toBe('lighthouse'));
    await expect(canvas.getByText(measure.target(inLanguage({ en, ar }).form.gradeOf(4)))).toBeVisible();
  },
};

/** Pages are moved by the menu too, and undo puts them back. */
export const MoveAndUndo: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas }) => {
    await pageIsShown();
    const { pages, editor } = inLanguage({ en, ar });
    const outline = within(await canvas.findByRole('complementary', { name: editor.panes.pages }));
    const first = () => within(outline.getAllByRole('listitem')[0] ?? document.body);
    await chooseFromMenu(outline.getByRole('button', { name: pages.menu(1) }), pages.moveDown);
    await waitFor(() => expect(first().getByText(/One hundred/u)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: editor.undo }));
    await waitFor(() => expect(first().getByText(/The keeper/u)).toBeVisible());
  },
};

const theirs: Book = { ...lighthouseBook, rev: 8, title: 'The lamp and the storm' };

const met = meetConflict('updateBook', theirs);
/** What was sent to the server since the story began. */
const sent: { title: string; rev: number; chosen?: string | undefined }[] = [];
const updateAfterTheirs: CallHandlers['updateBook'] = ({ body }) => {
  const { title, rev, chosen } = body;
  sent.push({ title, rev, chosen });
  if (chosen === 'theirs') return theirs;
  return rev === theirs.rev ? { ...theirs, ...body, rev: rev + 1 } : met();
};

/** Somebody else saved meanwhile: both are shown, and theirs is taken once one's own is a version. */
export const Conflict: Story = {
  tags: ['plays-in-arabic'],
  args: { calls: { ...calls, updateBook: updateAfterTheirs } },
  play: async ({ canvas }) => {
    sent.length = 0;
    await pageIsShown();
    const { editor, form } = inLanguage({ en, ar });
    await userEvent.click(await canvas.findByRole('tab', { name: editor.about.book }));
    await userEvent.type(await canvas.findByRole('textbox', { name: form.title }), '!');
    await userEvent.keyboard('{Control>}s{/Control}');
    const dialog = await screen.findByRole('alertdialog', { name: editor.conflictTitle });
    await expect(within(dialog).getByText(theirs.title)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: editor.takeTheirs }));
    await expect(await canvas.findByRole('heading', { level: 1, name: theirs.title })).toBeVisible();
    // A server that does not know what is chosen refuses it, because the revision is outdated.
    await expect(sent.at(-1)).toEqual({ title: `${lighthouseBook.title}!`, rev: lighthouseBook.rev, chosen: 'theirs' });
  },
};

const withReaders: Book = { ...lighthouseBook, groups: groups.slice(0, 1).map(({ _id }) => _id) };

/** Each save as it reached the server, and what lets the first of them be answered. */
const saved: { revs: number[]; answerFirst: () => void } = { revs: [], answerFirst: () => {} };

/** Who publishes while the book is being saved does not meet a conflict with themselves. */
export const PublishedDuringASave: Story = {
  tags: ['one-language'],
  args: {
    calls: {
      ...calls,
      getBook: withReaders,
      updateBook: async ({ body }) => {
        saved.revs.push(body.rev);
        if (saved.revs.length === 1) await new Promise<void>((resolve) => (saved.answerFirst = resolve));
        return { ...withReaders, ...body, rev: body.rev + 1 };
      },
      publishBook: ({ body }) => ({ ...withReaders, rev: body.rev + 1 }),
    },
  },
  play: async ({ canvas }) => {
    saved.revs.length = 0;
    await pageIsShown();
    const { editor, form, publishing } = en;
    await userEvent.click(await canvas.findByRole('tab', { name: editor.about.book }));
    const title = await canvas.findByRole('textbox', { name: form.title });
    await userEvent.type(title, '!');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saved.revs).toEqual([lighthouseBook.rev]));
    await userEvent.type(title, '?');
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(`^(${editor.publish}|${editor.publishAgain})$`, 'u') }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: publishing.publish }));
    saved.answerFirst();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(saved.revs).toEqual([lighthouseBook.rev, lighthouseBook.rev + 1]);
  },
};

const asked = bankQuestions.slice(0, 3);

/** Which question a task has or may draw; none for another. */
const tasksOf = (question: string) => {
  const at = asked.findIndex(({ _id }) => _id === question);
  if (at < 1) return [];
  const task = { _id: idOf('task', at), title: 'Unit 3', kind: 'quiz' as const, attempts: 0 };
  // The draw of an archived task takes nothing any more.
  return [
    { ...task, isInTask: false, isInDraw: true, status: at === 1 ? ('published' as const) : ('archived' as const) },
  ];
};

/** A book would show the key of a question that a quiz draws: its authors see that it is left out, and why. */
export const QuestionThatATaskDraws: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: {
    calls: {
      ...calls,
      getBook: { ...lighthouseBook, questions: asked.map(({ _id }) => ({ question: _id, page: null })) },
      getQuestion: ({ params }) => storedQuestionOf(asked.find(({ _id }) => _id === params.id) ?? bankQuestions[0]!),
      getQuestionUses: ({ params }) => ({ tasks: tasksOf(params.id) }),
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const { editor, questions } = inLanguage({ en, ar });
    await userEvent.click(await canvas.findByRole('tab', { name: editor.about.questions }));
    const [kept] = await canvas.findAllByText(questions.inTasks);
    await expect(kept?.closest('li')).toHaveTextContent(asked[1]?.content.title ?? '');
    await expect(canvas.getAllByText(questions.inTasks)).toHaveLength(1);
  },
};

const keep = (rev: number, change: Partial<BookContent>) => () =>
  openDrafts().store('book', lighthouseBook._id, {
    base: String(rev),
    value: { ...contentOf(lighthouseBook), ...change },
  });
const longText = `<p>Kept. ${'word '.repeat(5000)}</p>`;

/** What breaks a limit cannot be saved, and is there again after a reload. */
export const RestoredBeyondLimits: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    leave: keep(lighthouseBook.rev, {
      title: '',
      pages: lighthouseBook.pages.map((page, index) => (index === 0 ? { ...page, text: longText } : page)),
    }),
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(await canvas.findByText(en.editor.restored)).toBeVisible();
    await expect(canvas.getByText(en.editor.untitled)).toBeVisible();
    await expect(canvas.getByText(/^Kept\. word/u, { selector: 'p' })).toBeInTheDocument();
  },
};

/** What was written before somebody else saved is not lost: its author decides, and both stay versions. */
export const WrittenBeforeTheirs: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: { ...calls, getBook: theirs, updateBook: updateAfterTheirs },
    leave: keep(lighthouseBook.rev, { title: 'Written on a train' }),
  },
  play: async ({ canvas }) => {
    sent.length = 0;
    const dialog = within(await screen.findByRole('alertdialog', { name: en.editor.conflictTitle }));
    await expect(dialog.getByText('Written on a train')).toBeVisible();
    await expect(dialog.getByText(theirs.title)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: en.editor.overwrite }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Written on a train' })).toBeVisible();
    await waitFor(() => expect(sent.at(-1)).toEqual({ title: 'Written on a train', rev: theirs.rev, chosen: 'mine' }));
  },
};

/** Who leaves the editor before it has saved finds on the server what they wrote. */
export const LeftBeforeASave: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...calls, updateBook: updateAfterTheirs } },
  play: async ({ canvas }) => {
    sent.length = 0;
    await pageIsShown();
    await userEvent.click(await canvas.findByRole('tab', { name: en.editor.about.book }));
    await userEvent.type(await canvas.findByRole('textbox', { name: en.form.title }), '!');
    await expect(sent).toEqual([]);
    await userEvent.click(canvas.getByRole('link', { name: en.title }));
    await expect(await canvas.findByRole('heading', { level: 1, name: en.title })).toBeVisible();
    await waitFor(() =>
      expect(sent).toEqual([{ title: `${lighthouseBook.title}!`, rev: lighthouseBook.rev, chosen: undefined }]),
    );
  },
};

/** A reply that is lost is no conflict: what was sent is sent again, as it was, before what was written since. */
export const ReplyLost: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      updateBook: ({ body: { title, rev } }, name) => {
        sent.push({ title, rev });
        if (sent.length === 1) lose()(null, name);
        return { ...lighthouseBook, title, rev: lighthouseBook.rev + sent.length - 1 };
      },
    },
  },
  play: async ({ canvas }) => {
    sent.length = 0;
    await pageIsShown();
    await userEvent.click(await canvas.findByRole('tab', { name: en.editor.about.book }));
    const title = await canvas.findByRole('textbox', { name: en.form.title });
    await userEvent.type(title, '!');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByText(en.editor.saving.offline)).toBeVisible();
    await userEvent.type(title, '?');
    await userEvent.keyboard('{Control>}s{/Control}');
    const first = { title: `${lighthouseBook.title}!`, rev: lighthouseBook.rev };
    await waitFor(() =>
      expect(sent).toEqual([first, first, { title: `${first.title}?`, rev: lighthouseBook.rev + 1 }]),
    );
  },
};

/** What is printed or put into a file is what is written: where that is not stored, it is said. */
export const NotStoredForAFile: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.click(await canvas.findByRole('tab', { name: en.editor.about.book }));
    await userEvent.type(await canvas.findByRole('textbox', { name: en.form.title }), '!');
    for (const item of [en.editor.epub, en.editor.print]) {
      await chooseFromMenu(canvas.getByRole('button', { name: en.editor.more }), item);
      await expect((await screen.findAllByText(en.publishing.notSaved)).at(-1)).toBeVisible();
    }
    await expect(canvas.getByRole('textbox', { name: en.form.title })).toBeVisible();
  },
};

let letFirstSave = () => {};

/** Who clears the title during a save that meets a conflict, and keeps their own, sees the title that was stored with it. */
export const KeptWithoutATitle: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      updateBook: async ({ body }) => {
        const { title, rev, chosen } = body;
        sent.push({ title, rev, chosen });
        if (sent.length === 1) await new Promise<void>((resolve) => (letFirstSave = resolve));
        return chosen === 'mine' ? { ...theirs, ...body, rev: rev + 1 } : met();
      },
    },
  },
  play: async ({ canvas }) => {
    sent.length = 0;
    await pageIsShown();
    await userEvent.click(await canvas.findByRole('tab', { name: en.editor.about.book }));
    const title = await canvas.findByRole('textbox', { name: en.form.title });
    await userEvent.type(title, '!');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.clear(title);
    letFirstSave();
    const dialog = within(await screen.findByRole('alertdialog', { name: en.editor.conflictTitle }));
    await userEvent.click(dialog.getByRole('button', { name: en.editor.overwrite }));
    await expect(await canvas.findByRole('heading', { level: 1, name: theirs.title })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: en.form.title })).toHaveValue(theirs.title);
    await expect(sent.at(-1)).toEqual({ title: theirs.title, rev: theirs.rev, chosen: 'mine' });
  },
};

let isAway = false;

/** The levels of the words come once the network is back, though nobody writes. */
export const LevelsOnceTheNetworkIsBack: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: { ...calls, measureWords: (input, name) => (isAway ? lose()(input, name) : wordMeasuresReply(input)) },
  },
  beforeEach: () => {
    isAway = true;
    Object.defineProperty(navigator, 'onLine', { get: () => !isAway, configurable: true });
    return () => {
      isAway = false;
      Reflect.deleteProperty(navigator, 'onLine');
    };
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(await canvas.findByText(en.measure.notMeasured, {}, { timeout: 5_000 })).toBeVisible();
    isAway = false;
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(en.measure.notMeasured)).toBeNull(), { timeout: 5_000 });
  },
};
