import type { VideoSummary } from '@rubrica/api-client/contract';
import { Chip, RouteLink, token } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Captions, Eye, EyeOff, Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { languageName } from '../../lib/captions/caption-languages.ts';
import { useLanguage, useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { useGroupOptions, useNamedOptions } from '../../lib/options/use-options.ts';
import { invalidate } from '../../lib/query-keys.ts';
import { ResourcePage, type ResourceColumn } from '../../lib/resource/resource-page.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import { videoTime } from '../../lib/video-time.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { Poster } from '../../lib/lecture-player/poster.tsx';
import { InUseDialog } from './in-use-dialog.tsx';
import { captionsPath, editPath } from './video-address.ts';
import { toVideoBody } from './video-body.ts';

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
`;

/** All videos of the library. */
export function VideoList() {
  const { list: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const language = useLanguage();
  const client = useQueryClient();
  const videos = useResource('Video');
  const levels = useNamedOptions('levels');
  const groups = useGroupOptions();
  const [used, setUsed] = useState<VideoSummary | null>(null);

  const columns = useMemo<ResourceColumn<'Video'>[]>(() => {
    const nameOf = (options: typeof levels, id: string) => options.find(({ value }) => value === id)?.label ?? '…';
    return [
      {
        key: 'title',
        header: messages.name,
        primary: true,
        sortable: true,
        width: '26%',
        cell: ({ _id, title, poster, source }) => (
          <Name>
            <Poster file={poster} width="56px" />
            <RouteLink to={editPath(_id)}>
              <bdi>{title}</bdi>
            </RouteLink>
            {source.kind === 'link' && <Chip>{messages.link}</Chip>}
          </Name>
        ),
      },
      {
        key: 'durationMs',
        header: messages.duration,
        sortable: true,
        align: 'end',
        cell: ({ durationMs }) => videoTime(durationMs),
      },
      { key: 'level', header: messages.level, cell: ({ level }) => (level ? nameOf(levels, level) : messages.none) },
      {
        key: 'groups',
        header: messages.groups,
        cell: ({ groups: [first, ...more] }) =>
          first === undefined ? messages.none : messages.moreGroups(nameOf(groups, first), more.length),
      },
      {
        key: 'status',
        header: messages.status,
        sortable: true,
        cell: ({ status }) => (
          <Chip tone={status === 'published' ? 'success' : 'neutral'}>{messages.statuses[status]}</Chip>
        ),
      },
      {
        key: 'captions',
        header: messages.captions,
        cell: ({ captionLanguages }) =>
          captionLanguages.map((tag) => languageName(tag, language)).join(messages.separator) || messages.none,
      },
      {
        key: 'uses',
        header: messages.uses,
        cell: ({ uses, questionCount }) => messages.places(uses, questionCount) || messages.none,
      },
    ];
  }, [groups, language, levels, messages]);

  const setStatus = async ({ _id: id }: VideoSummary, status: VideoSummary['status']) => {
    // A list shows no captions, and a save sends all of the video.
    const body = { ...toVideoBody(await api.getVideo({ params: { id } })), status };
    const { title } = await videos.update.mutateAsync({ id, body });
    await invalidate(client, 'Video');
    return status === 'published' ? messages.published(title) : messages.unpublished(title);
  };

  return (
    <ResourcePage
      resource={videos}
      messages={messages}
      columns={columns}
      rowName={({ title }) => title}
      isCompact
      create={{ label: messages.add, icon: <Plus aria-hidden="true" />, to: editPath() }}
      filters={[
        {
          name: 'status',
          options: (['draft', 'published'] as const).map((value) => ({ value, label: messages.statuses[value] })),
        },
        { name: 'level', options: levels, select: { label: messages.level, all: messages.allLevels } },
        { name: 'group', options: groups, select: { label: messages.groups, all: messages.allGroups } },
      ]}
      rowActions={(video) => [
        { label: common.edit, icon: <Pencil aria-hidden="true" />, to: editPath(video._id) },
        ...video.captionLanguages.map((tag) => ({
          label: messages.editCaptions(languageName(tag, language)),
          icon: <Captions aria-hidden="true" />,
          to: captionsPath(video._id, tag),
        })),
        video.status === 'draft'
          ? {
              label: messages.publish,
              icon: <Eye aria-hidden="true" />,
              change: () => setStatus(video, 'published'),
            }
          : {
              label: messages.unpublish,
              icon: <EyeOff aria-hidden="true" />,
              change: () => setStatus(video, 'draft'),
            },
        { divider: true },
        {
          label: common.remove,
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          ...(video.uses + video.questionCount > 0
            ? { onSelect: () => setUsed(video) }
            : {
                change: async () => (await videos.remove.mutateAsync(video._id)).message,
                confirm: { title: messages.removeTitle(video.title), body: messages.removeText },
              }),
        },
      ]}
    >
      {used && <InUseDialog video={used} onClose={() => setUsed(null)} />}
    </ResourcePage>
  );
}
