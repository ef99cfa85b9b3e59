import { useEffect, useRef } from 'react';
import { useCommonMessages } from '../messages/common.ts';
import { toast } from '../toast/toast.ts';

/** Takes the place of a dialog that could not be loaded: says so in a toast, and leaves the page as it was. */
export function MissingDialog({ onClose }: { onClose: () => void }) {
  const { part } = useCommonMessages();
  const close = useRef(onClose);
  useEffect(() => {
    toast.error(part.title, { id: 'missing-part', description: part.advice });
    close.current();
  }, [part]);
  return null;
}
