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

export interface ConflictBannerProps extends Pick<SavedWorkbench, 'takeTheirs' | 'keepMine'> {
  /** The banner is about to go, and the focus with it. */
  onChosen: () => void;
}

/** Another tab has kept something since: its user says which of the two counts. */
export function ConflictBanner({ takeTheirs, keepMine, onChosen }: ConflictBannerProps) {
  const { elsewhere: w } = useWorkbenchMessages();
  const choose = (which: () => unknown) => () => {
    onChosen();
    which();
  };
  return (
    <Place>
      <Banner
        tone="warning"
        announce
        title={w.title}
        action={
          <div data-part="which">
            <QuietButton onClick={choose(takeTheirs)}>{w.theirs}</QuietButton>
            <QuietButton onClick={choose(keepMine)}>{w.mine}</QuietButton>
          </div>
        }
      >
        {w.text}
      </Banner>
    </Place>
  );
}
