import { IconButton } from '@rubrica/ui';
import { Pin } from 'lucide-react';
import { useState } from 'react';

export function PinButton() {
  const [isPinned, setIsPinned] = useState(false);
  return (
    <IconButton
      label="Pin"
      icon={<Pin aria-hidden="true" />}
      pressed={isPinned}
      onClick={() => setIsPinned(!isPinned)}
    />
  );
}
