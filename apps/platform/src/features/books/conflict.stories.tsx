import type { Book } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { openDrafts } from '../../lib/storage/drafts.ts';
import { meetConflict } from '../../testing/fake-client.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { lighthouseBook, wordMeasuresReply } from '../../testing/fixtures/books.ts';
import { categories } from '../../testing/fixtures/people.ts';
import { pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { contentOf } from './editor/book-changes.ts';
import { en } from './messages/en.ts';

const theirs: Book = {
  ...lighthouseBook,
  rev: 8,
  title: 'The lamp and the storm',
  genre: 'folktale',
  pages: lighthouseBook.pages.map((page, index) => {
    if (index === 0) return { ...page, text: page.text.replace('oil and letters', 'oil and newspapers') };
    return index === 2 ? { ...page, images: [] } : page;
  }),
};

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Books, saved twice',
  tags: ['!autodocs'],
  args: {
    path: `/admin/books/${lighthouseBook._id}`,
    role: 'admin',
    calls: {
      listCategories: listOf(categories),
      getBook: theirs,
      measureWords: wordMeasuresReply,
      updateBook: meetConflict('updateBook', theirs),
    },
    leave: () =>
      openDrafts().store('book', lighthouseBook._id, {
        base: String(lighthouseBook.rev),
        value: { ...contentOf(lighthouseBook), title: 'Written on a train' },
      }),
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pages that begin alike and end otherwise do not look the same where their author has to choose. */
export const BehindTheBeginning: Story = {
  tags: ['no-picture', 'one-language'],
  play: async () => {
    const { conflictTitle, mine, theirs: onServer, differences } = en.editor;
    const dialog = within(await screen.findByRole('alertdialog', { name: conflictTitle }));
    const pagesOf = (name: string) => within(dialog.getByRole('region', { name })).getAllByRole('listitem');
    const shown = [mine, onServer].map((name) => pagesOf(name).map(({ textContent }) => textContent));
    await expect(shown[0]?.[0]).toMatch(/oil and letters\..*Other text/u);
    await expect(shown[1]?.[0]).toMatch(/oil and newspapers\..*Other text/u);
    await expect(shown[0]?.[1]).toBe(shown[1]?.[1]);
    await expect(shown[1]?.[2]).toContain(differences.media);
    await expect(shown[1]?.[2]).not.toContain(differences.text);
    await expect(dialog.getAllByText(differences.details)).toHaveLength(2);
  },
};
