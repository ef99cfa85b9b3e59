import type { RouteObject } from 'react-router-dom';
import { pageOf } from './area-routes.tsx';

/** The pages of books, in the area of an admin or of an assistant. */
export const bookRoutes = (area: '/admin' | '/assistant'): RouteObject[] => [
  pageOf(
    'books',
    async () => (await import('../features/books/books-page.tsx')).BooksPage,
    () => ({ area }),
  ),
  pageOf(
    'books/:id',
    async () => (await import('../features/books/book-page.tsx')).BookPage,
    (param) => ({ book: param('id'), area }),
  ),
  pageOf(
    'books/:id/readers',
    async () => (await import('../features/books/readers/book-readers-page.tsx')).BookReadersPage,
    (param) => ({ book: param('id'), area }),
  ),
  pageOf(
    'books/:id/print',
    async () => (await import('../features/books/print/print-page.tsx')).PrintBookPage,
    (param) => ({ book: param('id'), area }),
  ),
];
