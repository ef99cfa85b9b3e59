import { toast } from '@rubrica/ui';
import { useEffect, useRef } from 'react';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';

/** Takes the place of a dialog that could not be loaded: says so in a toast, and leaves the workbench as it was. */
export function MissingDialog({ onClose }: { onClose: () => void }) {
  const { missing } = useWorkbenchMessages();
  const close = useRef(onClose);
  useEffect(() => {
    toast.error(missing.title, { id: 'missing-part', description: missing.text });
    close.current();
  }, [missing]);
  return null;
}
