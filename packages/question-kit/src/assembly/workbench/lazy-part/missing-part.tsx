import { Banner, QuietButton } from '@rubrica/ui';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';

/** Stands in the place of a part that could not be loaded. A browser asks for a script once: the page has to be loaded again. */
export function MissingPart() {
  const { missing } = useWorkbenchMessages();
  return (
    <Banner
      tone="danger"
      announce
      title={missing.title}
      action={<QuietButton onClick={() => location.reload()}>{missing.reload}</QuietButton>}
    >
      {missing.text}
    </Banner>
  );
}
