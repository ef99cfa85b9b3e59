import { Banner, QuietButton } from '@rubrica/ui';
import { BannerFrame } from './banner-frame.ts';
import type { SavedWorkbench } from './state/use-saved-workbench.ts';
import { useWorkbenchMessages } from './messages/use-workbench-messages.ts';

export interface ConflictBannerProps extends Pick<SavedWorkbench, 'loadOtherVersion' | 'keepThisVersion'> {
  /** Called before the banner is removed, which would lose the focus. */
  onChosen: () => void;
}

/** Shown when another tab has saved since: the user chooses the version to keep. */
export function ConflictBanner({ loadOtherVersion, keepThisVersion, onChosen }: ConflictBannerProps) {
  const { conflict: messages } = useWorkbenchMessages();
  const choose = (which: () => unknown) => () => {
    onChosen();
    which();
  };
  return (
    <BannerFrame>
      <Banner
        tone="warning"
        announce
        title={messages.title}
        action={
          <div data-part="choices">
            <QuietButton onClick={choose(loadOtherVersion)}>{messages.useOtherVersion}</QuietButton>
            <QuietButton onClick={choose(keepThisVersion)}>{messages.keepThisVersion}</QuietButton>
          </div>
        }
      >
        {messages.text}
      </Banner>
    </BannerFrame>
  );
}
