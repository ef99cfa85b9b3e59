import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { pending, refuse } from '../../../testing/fake-client.ts';
import { arabicStaffBook, staffBook } from '../../../testing/fixtures/student-books.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Staff/Print a book',
  tags: ['!autodocs'],
  args: { path: `/admin/books/${staffBook()._id}/print`, role: 'admin', calls: { getBook: staffBook() } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (page: RegExp) =>
  [...document.querySelectorAll('main p, main div')].some(({ textContent }) => page.test(textContent));
const booklet = `/admin/books/${staffBook()._id}/print?paper=a5`;

export const Upright: Story = {};
export const Narrow: Story = { globals: narrow };
export const Booklet: Story = { args: { path: booklet } };
export const ArabicBooklet: Story = { args: { path: booklet, calls: { getBook: arabicStaffBook } } };

/** A page that does not fit on half a sheet in the smallest text is named; on a sheet of its own it goes on. */
export const TooLong: Story = {
  args: {
    path: booklet,
    calls: { getBook: staffBook([`<p>${'The wind rose, and the rain beat upon the glass. '.repeat(300)}</p>`]) },
  },
  play: async () => {
    await pageIsShown();
    await waitFor(() => expect(names(/: .*1\./u)).toBe(true));
    await userEvent.click(screen.getAllByRole('radio')[0]!);
    await expect(document.querySelectorAll('[data-part="print-sheets"] section')).toHaveLength(2);
  },
};

export const Loading: Story = { args: { calls: { getBook: pending } } };
export const Gone: Story = { args: { calls: { getBook: refuse(404, '') } } };
