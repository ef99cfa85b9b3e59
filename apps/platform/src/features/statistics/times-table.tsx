import type { QuestionTime } from '@rubrica/api-client/contract';
import { formatDuration, Table, useUi, type TableColumn } from '@rubrica/ui';
import { useMemo } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface TimesTableProps {
  times: readonly QuestionTime[];
  /** How many answers it takes. */
  needed: number;
}

/** How long students worked on each question: the median, the middle half, and who was too quick to have read it. */
export function TimesTable({ times, needed }: TimesTableProps) {
  const messages = useMessages({ en, ar });
  const { number } = useFormat();
  const { language } = useUi();
  const columns = useMemo<TableColumn<QuestionTime>[]>(() => {
    const duration = (ms: number) => formatDuration(Math.round(ms / 1_000), language);
    return [
      { key: 'question', header: messages.question, primary: true, cell: ({ title }) => <bdi>{title}</bdi> },
      {
        key: 'look',
        header: messages.lookAtQuestion,
        cell: ({ time, answers }) => {
          if (!time) return messages.timesNotEnough(answers, needed);
          const { isLookedAt, tooQuick, tooQuickBelowMs } = time;
          return isLookedAt ? messages.tooQuick(tooQuick, answers, duration(tooQuickBelowMs)) : '–';
        },
      },
      {
        key: 'median',
        header: messages.medianTime,
        align: 'end',
        cell: ({ time }) => (time ? <bdi dir="ltr">{duration(time.medianMs)}</bdi> : '–'),
      },
      {
        key: 'middle',
        header: messages.middleHalf,
        align: 'end',
        cell: ({ time }) =>
          time ? messages.timeRange(duration(time.lowerQuartileMs), duration(time.upperQuartileMs)) : '–',
      },
      { key: 'answers', header: messages.timedAnswers, align: 'end', cell: ({ answers }) => number(answers) },
    ];
  }, [language, messages, needed, number]);
  return <Table label={messages.times} columns={columns} rows={times} rowKey={({ question }) => question} />;
}
