import { Skeleton, Stack } from '@rubrica/ui';
import { Loading } from './loading.tsx';

/** Shown while a page's script, or what it is about, is loading. */
export function PageSkeleton({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return (
    <Loading onRetry={onRetry}>
      <Stack gap={24} style={{ maxInlineSize: 1040, marginInline: 'auto', padding: '32px clamp(16px, 3vw, 40px)' }}>
        <Skeleton width="240px" height="32px" />
        <Skeleton height="120px" />
        <Skeleton height="120px" />
      </Stack>
    </Loading>
  );
}
