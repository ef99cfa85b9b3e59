import type { VideoId } from '@rubrica/api-client/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { MultiCombobox, type Option } from '@rubrica/ui';
import { useMemo, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { keyOf } from '../../../lib/query-keys.ts';
import { videoTime } from '../../../lib/video-time.ts';
import { ItemOrder } from './item-order.tsx';

interface VideoFieldProps {
  label: string;
  hint?: string;
  /** What the list that orders several videos is called. */
  orderLabel: string;
  error?: string | undefined;
  value: readonly VideoId[];
  onChange: (videos: VideoId[]) => void;
}

/** Chooses published videos of the library, and orders them. */
export function VideoField({ label, hint, orderLabel, error, value, onChange }: VideoFieldProps) {
  const [search, setSearch] = useState('');
  const titles = useVideoTitles(value);
  const found = useQuery({
    queryKey: keyOf('Video', 'options', search),
    queryFn: ({ signal }) =>
      api.listVideos({ query: { limit: 30, status: 'published', ...(search ? { search } : {}) }, signal }),
    placeholderData: (before) => before,
  });
  const options = useMemo<Option[]>(
    () =>
      (found.data?.items ?? []).map(({ _id, title, durationMs }) => ({
        value: _id,
        label: title,
        description: videoTime(durationMs),
      })),
    [found.data],
  );
  return (
    <>
      <MultiCombobox
        label={label}
        hint={hint}
        options={options}
        selectedOptions={value.map((id) => ({ value: id, label: titles.get(id) ?? '…' }))}
        value={[...value]}
        loading={found.isFetching}
        error={error}
        onSearch={setSearch}
        onChange={onChange}
      />
      {value.length > 1 && <ItemOrder label={orderLabel} items={value} titles={titles} onChange={onChange} />}
    </>
  );
}

/** Returns the titles of videos by `_id`, as they arrive. */
function useVideoTitles(videos: readonly VideoId[]): ReadonlyMap<VideoId, string> {
  return useQueries({
    queries: videos.map((id) => ({
      queryKey: keyOf('Video', 'title', id),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { title } = await api.getVideo({ params: { id }, signal });
        return [id, title] as const;
      },
      staleTime: 60_000,
    })),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [data] : []))),
  });
}
