import type { ReviewSheet, TaskTakenId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { Banner, Chip, Cluster, Skeleton, Stack } from '@rubrica/ui';
import { api } from '../../lib/api.ts';
import { firstNumbers } from '../../lib/attempts/first-numbers.ts';
import { MarkBadge } from '../../lib/attempts/mark-badge.tsx';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { PlatformKit } from '../../lib/kit/platform-kit.tsx';
import type { Breadcrumb } from '../../lib/page/breadcrumbs.tsx';
import { Page } from '../../lib/page/page.tsx';
import { Printed } from '../../lib/page/printed.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { WordsArea } from '../../lib/words/words-area.tsx';
import { ar, en } from './messages.ts';
import { PrintedResult } from './printed-result.tsx';
import { ReviewPart } from './review-part.tsx';

interface ReviewPageProps {
  /** The attempt's `_id`. */
  attempt: TaskTakenId;
  /** A parent sees whose result it is. */
  forParent?: boolean;
  breadcrumbsOf: (sheet: ReviewSheet) => readonly Breadcrumb[];
}

/** A released attempt: marks, reasons, comments, and the right answers where the task shows them. */
export function ReviewPage({ attempt, forParent = false, breadcrumbsOf }: ReviewPageProps) {
  const messages = useMessages({ en, ar });
  const { dateTime } = useFormat();
  const query = useQuery({
    queryKey: keyOf('TaskTaken', attempt, 'review'),
    queryFn: ({ signal }) => api.getReviewSheet({ params: { id: attempt }, signal }),
  });
  return (
    <QueryView
      query={query}
      errorTitle={messages.notLoaded}
      loadingLabel={messages.loading}
      skeleton={
        <Stack style={{ padding: 32 }}>
          <Skeleton width="50%" height="32px" />
          <Skeleton height="200px" />
          <Skeleton height="200px" />
        </Stack>
      }
    >
      {(sheet) => {
        const { attempt: taken, level, questions, solutions } = sheet;
        const numbers = firstNumbers(questions.map(({ view }) => view));
        const released = taken.releasedAt ? dateTime(taken.releasedAt) : '';
        return (
          <Page
            title={taken.taskTitle}
            width="normal"
            lead={forParent ? messages.by(taken.studentName, released) : messages.own(released)}
            breadcrumbs={breadcrumbsOf(sheet)}
            action={
              <Cluster>
                {taken.late && <Chip tone="warning">{messages.late}</Chip>}
                {taken.mark !== null && taken.maximum !== null && (
                  <MarkBadge mark={taken.mark} maximum={taken.maximum} />
                )}
              </Cluster>
            }
          >
            <PlatformKit hasDictionary={!forParent}>
              <PrintedResult />
              <Printed>
                <bdi>{taken.studentName}</bdi>
                {level !== null && <bdi>{messages.level(level)}</bdi>}
              </Printed>
              <WordsArea source={taken.taskTitle} isOff={forParent}>
                <Stack gap={32}>
                  {solutions !== 'shown' && <Banner tone="info">{messages.noSolution[solutions]}</Banner>}
                  {questions.map((question, index) => (
                    <ReviewPart
                      key={question.question}
                      part={question}
                      number={index + 1}
                      firstNumber={numbers[index]}
                      hasMark={questions.length > 1}
                    />
                  ))}
                </Stack>
              </WordsArea>
            </PlatformKit>
          </Page>
        );
      }}
    </QueryView>
  );
}
