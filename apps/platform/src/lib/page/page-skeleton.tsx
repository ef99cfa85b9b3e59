import { Skeleton, Stack, VisuallyHidden } from '@rubrica/ui';
import { useCommonMessages } from '../messages/common.ts';

/** Shown while a page's script is loading. */
export function PageSkeleton() {
  const { loading } = useCommonMessages();
  return (
    <Stack gap={24} style={{ maxInlineSize: 1040, marginInline: 'auto', padding: '32px clamp(16px, 3vw, 40px)' }}>
      <VisuallyHidden as="output">{loading}</VisuallyHidden>
      <Skeleton width="240px" height="32px" />
      <Skeleton height="120px" />
      <Skeleton height="120px" />
    </Stack>
  );
}
