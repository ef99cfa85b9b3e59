import type { BookSummary } from '@rubrica/api-client/contract';
import { Chip, RouteLink } from '@rubrica/ui';
import { BookPlus, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { ResourcePage, type ResourceColumn } from '../../lib/resource/resource-page.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import { stateOf } from './editor/book-changes.ts';
import { genreName } from './genres.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { NewBookDialog } from './new-book-dialog.tsx';
import { stateTones } from './state-tones.ts';

const languages = ['en', 'ar'] as const;

/** All books of the school: the way to writing them. */
export function BooksPage({ area }: { area: '/admin' | '/assistant' }) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const { number, date } = useFormat();
  const books = useResource('Book');
  const navigate = useNavigate();

  const columns = useMemo<ResourceColumn<'Book'>[]>(
    () => [
      {
        key: 'title',
        header: m.columns.title,
        sortable: true,
        primary: true,
        cell: ({ _id, title }) => (
          <RouteLink to={`${area}/books/${_id}`}>
            <bdi>{title}</bdi>
          </RouteLink>
        ),
      },
      {
        key: 'publishedAt',
        header: m.columns.state,
        sortable: true,
        cell: (book) => <Chip tone={stateTones[stateOf(book)]}>{m.states[stateOf(book)]}</Chip>,
      },
      { key: 'language', header: m.columns.language, cell: ({ language }) => m.languages[language] },
      { key: 'genre', header: m.columns.genre, sortable: true, cell: ({ genre }) => genreName(m, genre) },
      { key: 'pages', header: m.columns.pages, align: 'end', cell: ({ pageCount }) => number(pageCount) },
      {
        key: 'lexile',
        header: m.columns.lexile,
        sortable: true,
        align: 'end',
        cell: ({ lexile }) => number(lexile),
      },
      { key: 'readers', header: m.columns.readers, align: 'end', cell: ({ readers }) => number(readers) },
      {
        key: 'updatedAt',
        header: m.columns.updated,
        sortable: true,
        cell: ({ updatedAt }) => <time dateTime={updatedAt}>{date(updatedAt)}</time>,
      },
    ],
    [area, date, m, number],
  );

  const unpublish = async ({ _id, title }: BookSummary) => {
    await api.unpublishBook({ params: { id: _id } });
    await books.invalidate();
    return m.unpublished(title);
  };

  return (
    <ResourcePage
      resource={books}
      messages={m}
      columns={columns}
      rowName={({ title }) => title}
      isCompact
      create={{ label: m.add, icon: <BookPlus aria-hidden="true" /> }}
      editor={(_book, onClose) => (
        <NewBookDialog onClose={onClose} onCreated={(id) => void navigate(`${area}/books/${id}`)} />
      )}
      filters={[
        {
          name: 'language',
          options: languages.map((language) => ({ value: language, label: m.languages[language] })),
        },
      ]}
      rowActions={(book) => [
        { label: m.write, icon: <Pencil aria-hidden="true" />, to: `${area}/books/${book._id}` },
        ...(book.publishedAt === null
          ? []
          : [{ label: m.unpublish, icon: <Undo2 aria-hidden="true" />, change: () => unpublish(book) }]),
        { divider: true },
        {
          label: common.remove,
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          change: async () => (await books.remove.mutateAsync(book._id)).message,
          confirm: { title: m.removeTitle(book.title), body: m.removeBody },
        },
      ]}
    />
  );
}
