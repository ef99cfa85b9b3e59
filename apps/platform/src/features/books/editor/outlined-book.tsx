import type { BookContent, BookPage } from '@rubrica/api-client/contract';
import { Chip } from '@rubrica/ui';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { beginningBeside, hasOtherDetails, pageDifferences } from './book-changes.ts';

interface OutlinedBookProps {
  content: BookContent;
  /** The book that it is compared with. */
  other: BookContent;
}

/** A book in short: its title, how each page begins, and in what it differs from another. */
export function OutlinedBook({ content, other }: OutlinedBookProps) {
  const { pages: m, editor } = useMessages({ en, ar });
  const beside = new Map<string, BookPage>(other.pages.map((page) => [page._id, page]));
  return (
    <>
      <p dir="auto">
        <strong>{content.title}</strong>
      </p>
      <ol>
        {content.pages.map((page) => (
          <li key={page._id} dir="auto">
            {beginningBeside(page, beside.get(page._id)) || m.blank}
            {pageDifferences(page, beside.get(page._id)).map((difference) => (
              // Isolated, because the direction of the line is that of its text.
              <bdi key={difference}>
                {' '}
                <Chip tone="warning">{editor.differences[difference]}</Chip>
              </bdi>
            ))}
          </li>
        ))}
      </ol>
      {hasOtherDetails(content, other) && <Chip tone="warning">{editor.differences.details}</Chip>}
    </>
  );
}
