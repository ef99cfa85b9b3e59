import { Banner, Button } from '@rubrica/ui';
import { useCommonMessages } from '../messages/common.ts';

/** Stands in the place of a part of a page that could not be loaded. A browser asks for a script once: the page has to be loaded again. */
export function MissingPart({ onClose }: { onClose?: () => void }) {
  const { part } = useCommonMessages();
  return (
    <Banner
      tone="danger"
      announce
      title={part.title}
      action={<Button onClick={() => location.reload()}>{part.reload}</Button>}
      onDismiss={onClose}
    >
      {part.advice}
    </Banner>
  );
}
