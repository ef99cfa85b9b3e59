import type { VideoId } from '@rubrica/api-client/contract';
import {
  EmptyState,
  formatDuration,
  QuietButton,
  Skeleton,
  Stack,
  Table,
  token,
  useUi,
  VisuallyHidden,
} from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { api } from '../api.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../i18n.ts';
import { QueryView } from '../page/query-view.tsx';
import { keyOf } from '../query-keys.ts';
import { ar, en } from './messages.ts';
import { MomentsChart } from './moments-chart.tsx';

const Details = styled.details`
  & > summary {
    min-block-size: 44px;
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
  & > summary:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

interface VideoStatisticsProps {
  video: VideoId;
  /** Goes to a place of the video, where it is on the page. */
  onGoTo?: ((positionMs: number) => void) | undefined;
}

/** Where students went back, did not understand and stopped watching: a time line, and the same as a table. For staff. */
export function VideoStatistics({ video, onGoTo }: VideoStatisticsProps) {
  const m = useMessages({ en, ar });
  const { language } = useUi();
  const { number, percent } = useFormat();
  const time = (startMs: number) => formatDuration(startMs / 1000, language);
  const query = useQuery({
    queryKey: keyOf('Video', 'statistics', video),
    queryFn: ({ signal }) => api.getVideoStatistics({ params: { id: video }, signal }),
  });
  return (
    <QueryView query={query} errorTitle={m.notLoaded} loadingLabel={m.loading} skeleton={<Skeleton height="140px" />}>
      {({ started, completed, parts }) => {
        if (started === 0) {
          return <EmptyState title={m.empty}>{m.emptyText}</EmptyState>;
        }
        return (
          <Stack as="section" gap={12} aria-label={m.label}>
            <p>{m.summary(started, completed)}</p>
            <MomentsChart parts={parts} />
            <Details>
              <summary>{m.asTable}</summary>
              <Table
                label={m.label}
                rows={parts}
                rowKey={({ startMs }) => String(startMs)}
                columns={[
                  {
                    key: 'time',
                    header: m.time,
                    cell: ({ startMs }) =>
                      onGoTo ? (
                        <QuietButton onClick={() => onGoTo(startMs)}>
                          <VisuallyHidden>{m.goTo(time(startMs))}</VisuallyHidden>
                          <span aria-hidden="true">{time(startMs)}</span>
                        </QuietButton>
                      ) : (
                        time(startMs)
                      ),
                  },
                  { key: 'rewound', header: m.rewound, align: 'end', cell: ({ rewound }) => number(rewound) },
                  {
                    key: 'notUnderstood',
                    header: m.notUnderstood,
                    align: 'end',
                    cell: ({ notUnderstood }) => number(notUnderstood),
                  },
                  {
                    key: 'watched',
                    header: m.watched,
                    align: 'end',
                    cell: ({ watchedPercent }) => percent(watchedPercent),
                  },
                ]}
              />
            </Details>
          </Stack>
        );
      }}
    </QueryView>
  );
}
