import type { BookContent, BookQuestion, QuestionUses } from '@rubrica/api-client/contract';
import { validateDraft } from '@rubrica/question-kit';
import { Chip, EmptyState, IconButton, RouteLink, Select, token } from '@rubrica/ui';
import { useQueries } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { keyOf } from '../../../lib/query-keys.ts';
import type { Change } from '../editor/use-history.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

const List = styled.ol`
  display: grid;
  gap: ${token.space[8]};
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token.space[8]};
    align-items: start;
    padding: ${token.space[8]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};
    font-size: ${token.font[14]};
  }
  & > li > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

const atEnd = 'end';

/** Whether the server keeps a question with its key from the readers of books: a task or an attempt has it, or a task may draw it. */
const isKeptForTasks = ({ tasks }: QuestionUses) =>
  tasks.some(
    ({ isInTask, isInDraw, attempts, status }) => isInTask || attempts > 0 || (isInDraw && status !== 'archived'),
  );

interface QuestionsPanelProps {
  content: BookContent;
  change: Change<BookContent>;
  /** Where questions are edited; null for those who do not. */
  pathOf: ((question: string) => string) | null;
}

/** The questions of a book, each after its page or at the end. */
export function QuestionsPanel({ content, change, pathOf }: QuestionsPanelProps) {
  const { questions: m, pages } = useMessages({ en, ar });
  const stored = useQueries({
    queries: content.questions.map(({ question }) => ({
      queryKey: keyOf('Question', 'one', question),
      queryFn: ({ signal }: { signal: AbortSignal }) => api.getQuestion({ params: { id: question }, signal }),
      retry: false,
    })),
  });
  const uses = useQueries({
    queries: content.questions.map(({ question }) => ({
      queryKey: keyOf('Question', 'uses', question),
      queryFn: ({ signal }: { signal: AbortSignal }) => api.getQuestionUses({ params: { id: question }, signal }),
      retry: false,
      // Only those who edit questions are told of all tasks.
      enabled: pathOf !== null,
    })),
  });
  if (content.questions.length === 0)
    return (
      <EmptyState title={m.none} level={3}>
        {pathOf ? m.noneText : m.assistants}
      </EmptyState>
    );
  const update = (at: number, recipe: (one: BookQuestion) => BookQuestion) =>
    change((before) => ({
      ...before,
      questions: before.questions.map((one, index) => (index === at ? recipe(one) : one)),
    }));
  return (
    <List>
      {content.questions.map((one, at) => {
        const question = stored[at]?.data?.content;
        const isFinished = question ? validateDraft(question).length === 0 : true;
        const found = uses[at]?.data;
        return (
          <li key={`${one.question}-${String(at)}`}>
            <bdi>
              {pathOf ? (
                <RouteLink to={pathOf(one.question)}>{question?.title ?? m.edit}</RouteLink>
              ) : (
                (question?.title ?? '–')
              )}
            </bdi>
            <IconButton
              label={m.remove}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => change((before) => ({ ...before, questions: before.questions.toSpliced(at, 1) }))}
            />
            {!isFinished && <Chip tone="warning">{m.unfinished}</Chip>}
            {found && isKeptForTasks(found) && <Chip tone="warning">{m.inTasks}</Chip>}
            <Select
              label={m.afterPage}
              value={one.page ?? atEnd}
              onChange={(page) => update(at, (before) => ({ ...before, page: page === atEnd ? null : page }))}
              options={[
                ...content.pages.map((page, index) => ({ value: page._id, label: pages.name(index + 1) })),
                { value: atEnd, label: m.atEnd },
              ]}
            />
          </li>
        );
      })}
    </List>
  );
}
