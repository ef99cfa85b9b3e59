import type { BookContent } from '@rubrica/api-client/contract';
import { Tabs } from '@rubrica/ui';
import { useState } from 'react';
import { KeepFocus } from '../../../lib/focus/keep-focus.tsx';
import { useMessages } from '../../../lib/i18n.ts';
import { MeasurePanel } from '../measure/measure-panel.tsx';
import type { MeasuredBook } from '../measure/use-measured-book.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { QuestionsPanel } from '../questions/questions-panel.tsx';
import { BookFields } from './book-fields.tsx';
import type { Change } from './use-history.ts';

type Tab = 'text' | 'book' | 'questions';

interface AboutPaneProps {
  content: BookContent;
  change: Change<BookContent>;
  measured: MeasuredBook;
  /** Where a question is edited. */
  questionPath: (question: string) => string;
  /** Whether the caller imports lists and edits questions. */
  isAdmin: boolean;
  onFind: (word: string) => void;
}

/** What the text is measured by, what the book is, and its questions. */
export function AboutPane({ content, change, measured, questionPath, isAdmin, onFind }: AboutPaneProps) {
  const { editor: m } = useMessages({ en, ar });
  const [tab, setTab] = useState<Tab>('text');
  return (
    <Tabs
      label={m.panes.about}
      value={tab}
      onChange={setTab}
      items={[
        {
          value: 'text',
          label: m.about.text,
          content: (
            <MeasurePanel
              measured={measured}
              book={content}
              importPath={isAdmin ? '/admin/dictionary' : null}
              onFind={onFind}
            />
          ),
        },
        { value: 'book', label: m.about.book, content: <BookFields content={content} change={change} /> },
        {
          value: 'questions',
          label: m.about.questions,
          content: (
            <KeepFocus>
              <QuestionsPanel content={content} change={change} pathOf={isAdmin ? questionPath : null} />
            </KeepFocus>
          ),
        },
      ]}
    />
  );
}
