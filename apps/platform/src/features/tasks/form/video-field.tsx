import type { VideoId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { MultiCombobox, type Option } from '@rubrica/ui';
import { useMemo, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { keyOf } from '../../../lib/query-keys.ts';
import { videoTime } from '../../../lib/video-time.ts';
import { ItemOrder } from './item-order.tsx';
import { useVideoTitles } from './use-video-titles.ts';

interface VideoFieldProps {
  label: string;
  hint?: string;
  /** What the list that orders several videos is called. */
  orderLabel: string;
  error?: string | undefined;
  /** Why a linked video cannot be chosen; it can when absent. Uploaded ones then need not be published. */
  linkedRefusal?: string;
  value: readonly VideoId[];
  onChange: (videos: VideoId[]) => void;
}

/** Chooses videos of the library, and orders them. */
export function VideoField({ label, hint, orderLabel, linkedRefusal, error, value, onChange }: VideoFieldProps) {
  const [search, setSearch] = useState('');
  const titles = useVideoTitles(value);
  const filters = {
    ...(search ? { search } : {}),
    ...(linkedRefusal === undefined ? { status: 'published' as const } : {}),
  };
  const found = useQuery({
    queryKey: keyOf('Video', 'options', filters),
    queryFn: ({ signal }) => api.listVideos({ query: { limit: 30, ...filters }, signal }),
    placeholderData: (before) => before,
  });
  const options = useMemo<Option[]>(
    () =>
      (found.data?.items ?? []).map(({ _id, title, durationMs, source }) => {
        const isRefused = linkedRefusal !== undefined && source.kind === 'link';
        return {
          value: _id,
          label: title,
          description: isRefused ? linkedRefusal : videoTime(durationMs),
          disabled: isRefused,
        };
      }),
    [found.data, linkedRefusal],
  );
  return (
    <>
      <MultiCombobox
        label={label}
        hint={hint}
        options={options}
        selectedOptions={value.map((id) => ({ value: id, label: titles.get(id) ?? '…' }))}
        value={[...value]}
        loading={found.isLoading || found.isPlaceholderData}
        error={error}
        onSearch={setSearch}
        onChange={onChange}
      />
      {value.length > 1 && <ItemOrder label={orderLabel} items={value} titles={titles} onChange={onChange} />}
    </>
  );
}
