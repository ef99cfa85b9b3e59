import type { StoryObj } from '@storybook/react-vite';
import { lose } from '../../../testing/fake-client.ts';
import { listOf } from '../../../testing/fixtures/basics.ts';
import { bookReaders, staffBook } from '../../../testing/fixtures/student-books.ts';
import { narrow, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';

const getBook = staffBook();
const calls = { getBook, listBookReaders: listOf(bookReaders) };

const meta = {
  ...pageMeta,
  title: 'Platform/Staff/Readers of a book',
  tags: ['!autodocs'],
  args: { path: `/admin/books/${getBook._id}/readers`, role: 'admin', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const NobodyYet: Story = { args: { calls: { ...calls, listBookReaders: listOf([]) } } };
export const Offline: Story = { args: { calls: { ...calls, listBookReaders: lose() } } };
