import { QuietButton } from '@rubrica/ui';
import { useEditorWorkspace } from '../../editor/state/editor-workspace.ts';
import { plainText } from '../../../primitives/rich-text/rich-text.ts';
import { compareWords } from '../../compare/compare-words.ts';
import type { Draft } from '../../core/question.ts';
import type { Suggestion } from '../../editorial/schema.ts';
import { decideSuggestion, suggestedEdit } from '../../editorial/suggestions.ts';
import { kindOfField } from './fields-of-draft.ts';
import { useEditorialMessages } from './messages/use-editorial-messages.ts';
import { RemarkFrame, Said, Words } from './remark-frame.tsx';
import { useChangeReview } from './use-review.ts';
import { WordRuns } from './word-runs.tsx';

interface SuggestionCardProps {
  draft: Draft;
  suggestion: Suggestion;
  canWrite: boolean;
  /** Moves the focus when the suggestion leaves the list. */
  onSettled: () => void;
}

/** A suggestion with the words that it changes. Accepting it is a step of the question's history. */
export function SuggestionCard({ draft, suggestion, canWrite, onSettled }: SuggestionCardProps) {
  const { threads: messages, when, byAt, nobody } = useEditorialMessages();
  const { dispatch, announce } = useEditorWorkspace();
  const changeReview = useChangeReview();
  const by = suggestion.by || nobody;
  const isOpen = suggestion.state === 'open';
  const edit = isOpen ? suggestedEdit(draft, suggestion) : null;
  const isRich = kindOfField(suggestion.path) === 'rich';
  const textOf = (value: unknown) => {
    if (value === null) return '';
    if (typeof value !== 'string') return JSON.stringify(value);
    return isRich ? plainText(value) : value;
  };

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
  const decided = [suggestion.decidedBy || nobody, when(suggestion.decidedAt ?? suggestion.at)] as const;

  return (
    <RemarkFrame
      id={suggestion.id}
      draft={draft}
      anchor={suggestion}
      label={(field) => messages.suggestion(by, field)}
      actions={
        canWrite &&
        isOpen && (
          <>
            {edit?.outcome === 'applies' && (
              <QuietButton tone="accent" onClick={accept}>
                {messages.accept}
              </QuietButton>
            )}
            <QuietButton onClick={reject}>{messages.reject}</QuietButton>
          </>
        )
      }
    >
      <WordRuns runs={compareWords(textOf(suggestion.before), textOf(suggestion.after))} />
      {suggestion.note !== '' && <Words dir="auto">{suggestion.note}</Words>}
      <Said>{byAt(by, when(suggestion.at))}</Said>
      {edit?.outcome === 'changed-since' && (
        <>
          <Words>{messages.changedSince}</Words>
          <WordRuns runs={compareWords(textOf(suggestion.before), textOf(edit.now))} />
        </>
      )}
      {edit?.outcome === 'does-not-fit' && <Words>{messages.doesNotFit}</Words>}
      {suggestion.state === 'accepted' && <Said>{messages.acceptedBy(...decided)}</Said>}
      {suggestion.state === 'rejected' && <Said>{messages.rejectedBy(...decided)}</Said>}
    </RemarkFrame>
  );
}
