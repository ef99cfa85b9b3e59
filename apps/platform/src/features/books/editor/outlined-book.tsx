import type { BookContent } from '@rubrica/api-client/contract';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { beginningOf } from './book-changes.ts';

/** A book in short: its title, and how each page begins. */
export function OutlinedBook({ content }: { content: BookContent }) {
  const { pages: m } = useMessages({ en, ar });
  return (
    <>
      <p dir="auto">
        <strong>{content.title}</strong>
      </p>
      <ol>
        {content.pages.map((page) => (
          <li key={page._id} dir="auto">
            {beginningOf(page) || m.blank}
          </li>
        ))}
      </ol>
    </>
  );
}
