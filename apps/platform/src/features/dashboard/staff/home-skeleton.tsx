import { Skeleton, Stack } from '@rubrica/ui';
import { Columns } from '../../../lib/page/section.tsx';

/** The shape of a home of staff, while it is loading. */
export function HomeSkeleton() {
  return (
    <Columns>
      <Stack gap={12}>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height="52px" />
        ))}
      </Stack>
      <Stack gap={32}>
        <Skeleton height="160px" />
        <Skeleton height="160px" />
      </Stack>
    </Columns>
  );
}
