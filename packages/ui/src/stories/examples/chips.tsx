import { Chip, FilterChip } from '@rubrica/ui';
import { useState } from 'react';

export function Chips({ onRemove }: { onRemove: () => void }) {
  const [isLate, setIsLate] = useState(false);
  return (
    <>
      <Chip tone="success">Released</Chip>
      <Chip onRemove={onRemove}>Evening group</Chip>
      <FilterChip pressed={isLate} onChange={setIsLate} count={3}>
        Late
      </FilterChip>
    </>
  );
}
