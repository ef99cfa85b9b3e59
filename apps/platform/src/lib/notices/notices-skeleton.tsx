import { Skeleton, Stack } from '@rubrica/ui';

/** The shape of a list of notices that is loading. */
export function NoticesSkeleton() {
  return (
    <Stack gap={12}>
      <Skeleton width="30%" />
      <Skeleton height="48px" />
      <Skeleton height="48px" />
      <Skeleton height="48px" />
    </Stack>
  );
}
