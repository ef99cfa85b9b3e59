import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { keyOf } from '../../lib/query-keys.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { StatisticsPage } from './statistics-page.tsx';
import { useCountedAttempts } from './use-counted-attempts.ts';

interface TaskStatisticsPageProps {
  task: string;
  /** The role's own area: `/admin` or `/assistant`. */
  area: string;
}

/** What the attempts at a task say about its items. */
export function TaskStatisticsPage({ task, area }: TaskStatisticsPageProps) {
  const messages = useMessages({ en, ar });
  const counted = useCountedAttempts();
  const { attempts } = counted;
  const query = useQuery({
    queryKey: keyOf('TaskTaken', 'statistics', task, attempts),
    queryFn: ({ signal }) => api.getTaskStatistics({ params: { id: task }, query: { attempts }, signal }),
    placeholderData: (before) => before,
  });
  return (
    <StatisticsPage
      query={query}
      lead={messages.taskLead}
      breadcrumbs={[
        { label: messages.tasks, to: `${area}/tasks` },
        { label: messages.marking, to: `${area}/tasks/correct/${task}` },
      ]}
      counted={counted}
      hasTitles
    />
  );
}
