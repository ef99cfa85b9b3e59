import { Banner, Button, QuietButton, toast } from '@rubrica/ui';
import { useDeferredValue, useMemo } from 'react';
import { changesBetween } from '../../editorial/changes-between.ts';
import { BannerFrame } from '../banner-frame.ts';
import { openQuestionsOf, withCurrent, type Proposal } from '../state/workbench-state.ts';
import { useWorkbench } from '../workbench-context.ts';
import { currentField } from './current-field.ts';
import { useSuggestionMessages } from './messages/suggestions.ts';
import { dropProposal, sendProposal } from './proposal.ts';
import { useChangeReview } from './use-review.ts';

interface ProposalBannerProps {
  proposal: Proposal;
  /** Called before the banner is removed, which would lose the focus. */
  onEnded: () => void;
}

/** Says that the form changes a proposal, and ends it: its changes become suggestions, or are forgotten. */
export default function ProposalBanner({ proposal, onEnded }: ProposalBannerProps) {
  const { proposal: messages } = useSuggestionMessages();
  const { question, change, showPane } = useWorkbench();
  const changeReview = useChangeReview();
  const draft = useDeferredValue(proposal.history.draft);
  const count = useMemo(() => changesBetween(proposal.base, draft).length, [proposal.base, draft]);
  const send = () => {
    onEnded();
    showPane('comments');
    currentField.set({ questionId: question.id, path: [], wants: 'read' });
    changeReview(sendProposal);
    toast.success(messages.added(count));
  };
  const discard = () => {
    onEnded();
    const { id } = question;
    change((workbench) => withCurrent(workbench, dropProposal));
    if (count === 0) return;
    const restore = () =>
      change((workbench) =>
        // Its question may have been closed since.
        openQuestionsOf(workbench).some((open) => open.id === id)
          ? withCurrent({ ...workbench, current: id }, (now) => ({ ...now, proposal: now.proposal ?? proposal }))
          : workbench,
      );
    toast.info(messages.discarded, { action: { label: messages.restore, onClick: restore } });
  };
  return (
    <BannerFrame>
      <Banner
        tone="info"
        announce
        title={messages.title}
        action={
          <div data-part="choices">
            <Button disabled={count === 0} onClick={send}>
              {count === 0 ? messages.nothing : messages.send(count)}
            </Button>
            <QuietButton onClick={discard}>{messages.discard}</QuietButton>
          </div>
        }
      >
        {messages.text}
      </Banner>
    </BannerFrame>
  );
}
