import type { ScheduledJob } from '@rubrica/api-client/contract';
import { Chip, Cluster, Table, type TableColumn } from '@rubrica/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { jobNameMessages } from '@rubrica/api-client/contract';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const Moment = styled.time`
  white-space: nowrap;
`;

/** What the server does again and again, with when it last did and will do it. */
export function Schedule({ jobs }: { jobs: readonly ScheduledJob[] }) {
  const messages = useMessages({ en, ar });
  const names = useMessages(jobNameMessages);
  const format = useFormat();
  const columns = useMemo<TableColumn<ScheduledJob>[]>(
    () => [
      { key: 'name', header: messages.job, primary: true, cell: ({ name }) => names[name] },
      {
        key: 'every',
        header: messages.everyHeader,
        cell: ({ every, interval = 1 }) => messages.every[every](interval),
      },
      {
        key: 'last',
        header: messages.lastRun,
        cell: ({ lastRun }) =>
          lastRun === null ? (
            messages.neverRun
          ) : (
            <Cluster gap={8}>
              <Moment dateTime={lastRun.at}>{format.dateTime(lastRun.at)}</Moment>
              {lastRun.hasFailed && <Chip tone="danger">{messages.lastFailed}</Chip>}
            </Cluster>
          ),
      },
      {
        key: 'next',
        header: messages.nextRun,
        cell: ({ nextAt }) => <Moment dateTime={nextAt}>{format.dateTime(nextAt)}</Moment>,
      },
    ],
    [messages, names, format],
  );
  return <Table label={messages.schedule} columns={columns} rows={jobs} rowKey={({ name }) => name} />;
}
