import { Stack, TextArea, token } from '@rubrica/ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import type { Draft } from '../../core/question.ts';
import { changesBetween } from '../../editorial/changes-between.ts';
import { withCurrent, type Proposal } from '../state/workbench-state.ts';
import { useWorkbench } from '../workbench-context.ts';
import { currentField } from './current-field.ts';
import { useSuggestionMessages } from './messages/suggestions.ts';
import { useEditorialMessages } from './messages/use-editorial-messages.ts';
import { SuggestedWords } from './suggested-words.tsx';

const List = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  list-style: none;
  & > li {
    padding: ${token.space[8]} ${token.space[12]};
    border-inline-start: 3px solid ${token.color.accent};
    background: ${token.color.sunken};
    overflow-wrap: anywhere;
  }
`;

const Hint = styled.p`
  color: ${token.color.inkSoft};
`;

/** What will be suggested, in words, while it is changed in the form, and why. */
export function ProposalForm({ draft, proposal: { base, note } }: { draft: Draft; proposal: Proposal }) {
  const { proposal: messages } = useSuggestionMessages();
  const { write } = useEditorialMessages();
  const { change } = useWorkbench();
  const { goTo } = useEditor();
  const groups = useMemo(() => changesBetween(base, draft), [base, draft]);
  const field = useSyncExternalStore(currentField.subscribe, currentField.get, currentField.get);
  useEffect(() => {
    if (field?.wants !== 'change') return undefined;
    // Going to a field renders, which an effect may not do at once.
    const frame = requestAnimationFrame(() => {
      goTo(field.path.length === 0 ? ['title'] : field.path);
      currentField.set({ questionId: field.questionId, path: field.path });
    });
    return () => cancelAnimationFrame(frame);
  }, [field, goTo]);
  const keepNote = (text: string) =>
    change((workbench) =>
      withCurrent(workbench, (question) => ({
        ...question,
        proposal: question.proposal && { ...question.proposal, note: text },
      })),
    );
  return (
    <section aria-label={messages.heading}>
      <Stack gap={8}>
        {groups.length === 0 ? (
          <Hint>{messages.hint}</Hint>
        ) : (
          <List aria-label={messages.heading}>
            {groups.map((changes, index) => (
              // The changes have no other identity than their order.
              <li key={`${index}`}>
                <SuggestedWords draft={base} changes={changes} isAlone />
              </li>
            ))}
          </List>
        )}
        <TextArea
          label={write.note}
          rows={2}
          dir="auto"
          maxLength={5000}
          value={note}
          onChange={(event) => keepNote(event.target.value)}
        />
      </Stack>
    </section>
  );
}
