import { Banner, QuietButton, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import type { SavedWorkbench } from './state/use-saved-workbench.ts';
import { useWorkbenchMessages } from './messages/use-workbench-messages.ts';

const Place = styled.div`
  padding: ${token.space[8]};
  & [data-part='which'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[8]};
  }
`;

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
    <Place>
      <Banner
        tone="warning"
        announce
        title={messages.title}
        action={
          <div data-part="which">
            <QuietButton onClick={choose(loadOtherVersion)}>{messages.useOtherVersion}</QuietButton>
            <QuietButton onClick={choose(keepThisVersion)}>{messages.keepThisVersion}</QuietButton>
          </div>
        }
      >
        {messages.text}
      </Banner>
    </Place>
  );
}
