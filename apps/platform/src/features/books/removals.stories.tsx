import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { lose } from '../../testing/fake-client.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { lighthouseBook, wordMeasuresReply } from '../../testing/fixtures/books.ts';
import { categories } from '../../testing/fixtures/people.ts';
import { questions, storedQuestionOf } from '../../testing/fixtures/questions.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { en } from './messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Books, what is removed',
  tags: ['!autodocs'],
  args: {
    path: `/admin/books/${lighthouseBook._id}`,
    role: 'admin',
    calls: {
      listCategories: listOf(categories),
      getBook: lighthouseBook,
      measureWords: wordMeasuresReply,
      updateBook: lose(),
    },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = questions.slice(0, 2);

const outlineOf = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await pageIsShown();
  const outline = within(await canvas.findByRole('complementary', { name: en.editor.panes.pages }));
  return { outline, rows: () => outline.getAllByRole('listitem') };
};
const removeByKeys = async (menu: HTMLElement) => {
  menu.focus();
  await userEvent.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: en.pages.remove })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};
const undoByKeys = () => userEvent.keyboard('{Control>}z{/Control}');

/** A page that is removed by keys leaves the focus to its neighbour, and the keys of undo put it back wherever the focus is. */
export const PageRemovedByKeys: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    const { outline, rows } = await outlineOf(canvas);
    const count = rows().length;
    await removeByKeys(outline.getByRole('button', { name: en.pages.menu(1) }));
    await expect(rows()).toHaveLength(count - 1);
    const neighbour = outline.getByRole('button', { name: /^Page 1\s*One hundred/u });
    await waitFor(() => expect(neighbour).toHaveFocus());

    await removeByKeys(outline.getByRole('button', { name: en.pages.menu(2) }));
    await waitFor(() => expect(neighbour).toHaveFocus());
    canvas.getByRole('button', { name: en.editor.more }).focus();
    await undoByKeys();
    await undoByKeys();
    await expect(rows()).toHaveLength(count);
  },
};

/** What is said of a removed page puts it back, and leaves what was written since. */
export const PageRemovedAndPutBack: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    const { outline, rows } = await outlineOf(canvas);
    await removeByKeys(outline.getByRole('button', { name: en.pages.menu(2) }));
    const told = await screen.findByText(en.pages.removed(2));
    // It stays while the pointer is over it.
    await userEvent.hover(told);
    const field = () => canvas.getByRole('textbox', { name: en.pages.name(1) });
    field().focus();
    await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
    const text = field();
    await userEvent.keyboard('Written since.');
    const notices = within(screen.getByRole('region', { name: /^Notifications/u }));
    await userEvent.click(notices.getByRole('button', { name: en.editor.undo }));
    await waitFor(() => expect(within(rows()[1]!).getByText(/^One hundred/u)).toBeVisible());
    await expect(text).toHaveTextContent('Written since.');
  },
};

/** A page before the one that is written, removed and put back, leaves the focus and what is typed in the page that is written. */
export const PutBackBeforeTheWritten: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    const { outline, rows } = await outlineOf(canvas);
    const count = rows().length;
    await userEvent.click(outline.getByRole('button', { name: /^Page 3/u }));
    const field = (number: number) => canvas.findByRole('textbox', { name: en.pages.name(number) });
    (await field(3)).focus();
    await waitFor(async () => expect(await field(3)).toHaveAttribute('contenteditable', 'true'));
    for (const undo of ['keys', 'notice']) {
      await removeByKeys(outline.getByRole('button', { name: en.pages.menu(1) }));
      const told = await screen.findByText(en.pages.removed(1));
      await userEvent.hover(told);
      const written = await field(2);
      written.focus();
      if (undo === 'keys') await undoByKeys();
      else {
        const notices = within(screen.getByRole('region', { name: /^Notifications/u }));
        await userEvent.click(notices.getByRole('button', { name: en.editor.undo }));
      }
      await waitFor(() => expect(rows()).toHaveLength(count));
      await expect(written).toBeVisible();
      await expect(await field(3)).toBe(written);
      if (undo === 'keys') await waitFor(() => expect(written).toHaveFocus());
    }
  },
};

/** Undo of what has the focus leaves the focus beside it: of a page that was added, and of a picture that is removed again. */
export const UndoneUnderTheFocus: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    const { outline, rows } = await outlineOf(canvas);
    const count = rows().length;
    await userEvent.click(outline.getByRole('button', { name: en.pages.add }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: en.pages.name(count + 1) })).toHaveFocus());
    await undoByKeys();
    await expect(rows()).toHaveLength(count);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: en.pages.name(count) })).toHaveFocus());

    const page = within(canvas.getByRole('region', { name: en.pages.name(count) }));
    page.getByRole('button', { name: en.pictures.remove }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('button', { name: en.pictures.addTo(count) })).toHaveFocus());
    await undoByKeys();
    const described = await page.findByRole('textbox', { name: en.pictures.alt });
    described.focus();
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(page.getByRole('button', { name: en.pictures.addTo(count) })).toHaveFocus());
  },
};

/** A question that is taken out leaves the focus among the questions. */
export const QuestionTakenOut: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...meta.args.calls,
      getBook: { ...lighthouseBook, questions: asked.map(({ _id }) => ({ question: _id, page: null })) },
      getQuestion: storedQuestionOf(asked[0]!),
      getQuestionUses: { tasks: [] },
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.click(await canvas.findByRole('tab', { name: en.editor.about.questions }));
    const panel = canvas.getByRole('tabpanel');
    const buttons = () => within(panel).queryAllByRole('button', { name: en.questions.remove });
    await waitFor(() => expect(buttons()).toHaveLength(asked.length));
    for (const left of [asked.length - 1, asked.length - 2]) {
      buttons()[0]?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(buttons()).toHaveLength(left));
      await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    }
  },
};
