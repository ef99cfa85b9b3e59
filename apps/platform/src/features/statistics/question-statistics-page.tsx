import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { keyOf } from '../../lib/query-keys.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { StatisticsPage } from './statistics-page.tsx';
import { useCountedAttempts } from './use-counted-attempts.ts';

/** What the attempts at all tasks with a question say about its items. */
export function QuestionStatisticsPage({ question }: { question: string }) {
  const messages = useMessages({ en, ar });
  const counted = useCountedAttempts();
  const { attempts } = counted;
  const query = useQuery({
    queryKey: keyOf('TaskTaken', 'question-statistics', question, attempts),
    queryFn: ({ signal }) => api.getQuestionStatistics({ params: { id: question }, query: { attempts }, signal }),
    placeholderData: (before) => before,
  });
  return (
    <StatisticsPage
      query={query}
      lead={messages.questionLead}
      breadcrumbs={[{ label: messages.questions, to: '/admin/questions' }]}
      counted={counted}
      hasTitles={false}
    />
  );
}
