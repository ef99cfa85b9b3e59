import { Skeleton, Stack, VisuallyHidden } from '@rubrica/ui';
import { useCommonMessages } from '../lib/messages/common.ts';

/** While the first page's own script is on its way. */
export function FirstLoad() {
  const { loading } = useCommonMessages();
  return (
    <Stack gap={24} role="status" style={{ maxInlineSize: 1040, marginInline: 'auto', padding: '96px 24px' }}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton width="240px" height="32px" />
      <Skeleton height="120px" />
      <Skeleton height="120px" />
    </Stack>
  );
}
