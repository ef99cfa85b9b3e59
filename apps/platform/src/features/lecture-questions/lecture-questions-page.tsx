import { Chip, QuietButton, RouteLink } from '@rubrica/ui';
import { useMemo } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ResourcePage, type ResourceColumn } from '../../lib/resource/resource-page.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import { videoTime } from '../../lib/video-time.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** The videos, with how many questions each stops at, and whether students can be asked all of them. */
export function LectureQuestionsPage() {
  const { list: messages } = useMessages({ en, ar });
  const { number } = useFormat();
  const columns = useMemo<ResourceColumn<'Video'>[]>(
    () => [
      {
        key: 'title',
        header: messages.name,
        primary: true,
        sortable: true,
        cell: ({ _id, title }) => <RouteLink to={`/admin/lecture-questions/${_id}`}>{title}</RouteLink>,
      },
      {
        key: 'durationMs',
        header: messages.length,
        align: 'end',
        sortable: true,
        cell: ({ durationMs }) => <bdi dir="ltr">{videoTime(durationMs)}</bdi>,
      },
      {
        key: 'questions',
        header: messages.questions,
        align: 'end',
        cell: ({ questionCount }) => (questionCount === 0 ? messages.none : number(questionCount)),
      },
      {
        key: 'ready',
        header: messages.ready,
        cell: ({ questionCount, unfinishedCount }) => {
          if (questionCount === 0) return '–';
          return unfinishedCount > 0 ? (
            <Chip tone="warning">{messages.unfinished(unfinishedCount)}</Chip>
          ) : (
            <Chip tone="success">{messages.ready}</Chip>
          );
        },
      },
      {
        key: 'status',
        header: messages.status,
        cell: ({ status }) => (
          <Chip tone={status === 'published' ? 'success' : 'neutral'}>{messages.statuses[status]}</Chip>
        ),
      },
    ],
    [messages, number],
  );
  return (
    <ResourcePage
      resource={useResource('Video')}
      messages={messages}
      columns={columns}
      rowName={({ title }) => title}
      isCompact
      rowEnd={({ _id }) => <QuietButton to={`/admin/lecture-questions/${_id}`}>{messages.edit}</QuietButton>}
    />
  );
}
