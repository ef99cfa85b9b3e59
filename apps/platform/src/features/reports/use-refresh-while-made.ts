import type { ReportFile } from '@rubrica/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateSoon } from '../../lib/live/invalidate-soon.ts';
import { useLive } from '../../lib/live/use-live.ts';

const refreshMs = 2_000;
/** A live page hears when a file changes. */
const liveRefreshMs = 30_000;

/** Reads the report files again when one changes. Returns how soon to look by oneself, while one of them is being made. */
export function useRefreshWhileMade(): (files: readonly ReportFile[] | undefined) => number | false {
  const client = useQueryClient();
  const isLive = useLive('report-file-changed', () => invalidateSoon(client, 'ReportFile'));
  return (files) => {
    if (!files?.some(({ status }) => status === 'waiting' || status === 'making')) return false;
    return isLive ? liveRefreshMs : refreshMs;
  };
}
