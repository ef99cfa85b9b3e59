import { QuietButton } from '@rubrica/ui';
import { useEditorWorkspace } from '../../editor/state/editor-workspace.ts';
import { compareWords } from '../../compare/compare-words.ts';
import type { ValuePath } from '../../compare/difference.ts';
import type { Draft } from '../../core/question.ts';
import type { Suggestion } from '../../editorial/schema.ts';
import { decideSuggestion, reopenSuggestion } from '../../editorial/decisions.ts';
import { suggestedEdit } from '../../editorial/suggestions.ts';
import { useEditorialMessages } from './messages/use-editorial-messages.ts';
import { RemarkFrame, Said, Words } from './remark-frame.tsx';
import { shownValue } from './shown-value.ts';
import { SuggestedWords } from './suggested-words.tsx';
import { useChangeReview } from './use-review.ts';
import { WordRuns } from './word-runs.tsx';

interface SuggestionCardProps {
  draft: Draft;
  /** Where its field is now. */
  place: ValuePath | null;
  suggestion: Suggestion;
  canWrite: boolean;
  /** Moves the focus when the suggestion leaves the list. */
  onSettled: () => void;
}

/** A suggestion with what it changes in words. Accepting it is a step of the question's history. */
export function SuggestionCard({ draft, place, suggestion, canWrite, onSettled }: SuggestionCardProps) {
  const { threads: messages, words, when, byAt, nobody } = useEditorialMessages();
  const { dispatch, announce } = useEditorWorkspace();
  const changeReview = useChangeReview();
  const by = suggestion.by || nobody;
  const isOpen = suggestion.state === 'open';
  const edit = isOpen ? suggestedEdit(draft, suggestion) : null;

  const accept = () => {
    if (edit?.outcome !== 'applies') return;
    dispatch(edit.action, { say: messages.accepted });
    changeReview((now, decider) => decideSuggestion(now, suggestion.id, 'accepted', decider));
    onSettled();
  };
  const reject = () => {
    changeReview((now, decider) => decideSuggestion(now, suggestion.id, 'rejected', decider));
    announce(messages.rejected);
    onSettled();
  };
  const reopen = () => {
    changeReview((now) => reopenSuggestion(now, suggestion.id));
    onSettled();
  };
  const decided = [suggestion.decidedBy || nobody, when(suggestion.decidedAt ?? suggestion.at)] as const;

  return (
    <RemarkFrame
      id={suggestion.id}
      draft={draft}
      place={place}
      label={(field) => messages.suggestion(by, field)}
      actions={
        canWrite && (
          <>
            {edit?.outcome === 'applies' && (
              <QuietButton tone="accent" data-accept="" onClick={accept}>
                {messages.accept}
              </QuietButton>
            )}
            {isOpen && <QuietButton onClick={reject}>{messages.reject}</QuietButton>}
            {suggestion.state === 'rejected' && <QuietButton onClick={reopen}>{messages.reopen}</QuietButton>}
          </>
        )
      }
    >
      <div>
        <SuggestedWords draft={draft} changes={[suggestion, ...(suggestion.also ?? [])]} />
      </div>
      {suggestion.note !== '' && <Words dir="auto">{suggestion.note}</Words>}
      <Said>{byAt(by, when(suggestion.at))}</Said>
      {edit?.outcome === 'changed-since' && (
        <>
          <Words>{messages.changedSince}</Words>
          <WordRuns runs={compareWords(shownValue(suggestion.before, words), shownValue(edit.now, words))} />
        </>
      )}
      {edit?.outcome === 'removed-since' && <Words>{messages.removedSince}</Words>}
      {edit?.outcome === 'does-not-fit' && <Words>{messages.doesNotFit}</Words>}
      {suggestion.state === 'accepted' && <Said>{messages.acceptedBy(...decided)}</Said>}
      {suggestion.state === 'rejected' && <Said>{messages.rejectedBy(...decided)}</Said>}
    </RemarkFrame>
  );
}
