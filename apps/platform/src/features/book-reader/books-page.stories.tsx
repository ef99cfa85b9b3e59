import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { lose, pending } from '../../testing/fake-client.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { studentBooks } from '../../testing/fixtures/student-books.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Books',
  tags: ['!autodocs'],
  args: { path: '/student/books', role: 'student', calls: { listStudentBooks: listOf(studentBooks) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The book that is being read leads, at its page. */
export const Full: Story = {
  play: async () => {
    await pageIsShown();
    const main = await screen.findByRole('main');
    await expect(main.querySelectorAll('li a')).toHaveLength(studentBooks.length);
    const [next] = main.querySelectorAll('a');
    await expect(next).toHaveAttribute('href', `/student/books/${studentBooks[0]!._id}`);
    await expect(next).toHaveTextContent(/3.*5/u);
  },
};
export const Narrow: Story = { globals: narrow };
export const Empty: Story = { args: { calls: { listStudentBooks: listOf([]) } } };
export const Loading: Story = { args: { calls: { listStudentBooks: pending } } };
export const Offline: Story = { args: { calls: { listStudentBooks: lose() } } };

/** A voice of its language reads the title of a book wherever it stands. */
export const TitlesInTheirLanguage: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      listStudentBooks: listOf(studentBooks.map((book) => ({ ...book, language: 'ar' as const, title: 'بذرة ليلى' }))),
    },
  },
  play: async () => {
    await pageIsShown();
    const titles = await screen.findAllByText('بذرة ليلى', { selector: 'h2, strong' });
    await expect(titles).toHaveLength(studentBooks.length + 1);
    for (const title of titles) await expect(title.closest('[lang]')).toHaveAttribute('lang', 'ar');
  },
};
