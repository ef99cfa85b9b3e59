import { Chip, token, VisuallyHidden } from '@rubrica/ui';
import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useWhy } from '../../primitives/editor/blocks/use-why.ts';
import { WhyButton, WhyField } from '../../primitives/editor/blocks/why-field.tsx';
import { IssueNote } from '../../primitives/editor/field/issue-note.tsx';
import { matchSummary } from '../../primitives/editor/comparison/match-summary.ts';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';
import { useEditor, type EditorIssue } from '../../primitives/editor/state/editor-api.ts';
import { GapDetails } from './editor-gap-details.tsx';
import type { Gap } from './schema.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { fillInBlanksEditorMessages } from './editor-messages.ts';
import { itemPath } from '../../primitives/draft/paths.ts';

const Row = styled.li`
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  &:has(> div > button[aria-expanded='true']) {
    border-color: ${token.color.lineStrong};
  }
  & > div:first-child {
    display: flex;
    align-items: center;
    gap: ${token.space[4]};
    padding-inline-end: 4px;
  }
  & > div:first-child > button:first-child {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    min-inline-size: 0;
    min-block-size: 40px;
    padding: 4px 10px;
    border: 0;
    border-radius: ${token.radius.control};
    background: none;
    font-size: ${token.font[14]};
    text-align: start;
    cursor: pointer;
  }
  & [data-part='number'] {
    min-inline-size: 1.4em;
    color: ${token.color.inkFaint};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='match'] {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & [data-part='answer'] {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & button > svg {
    inline-size: 17px;
    block-size: 17px;
  }
  & button > [data-part='fold'] {
    margin-inline-start: auto;
    color: ${token.color.inkFaint};
    transition: rotate ${token.motion.fast};
  }
  & button[aria-expanded='true'] > [data-part='fold'] {
    rotate: 180deg;
  }
  & button[data-filled] {
    color: ${token.color.highlight};
  }
  & > span {
    padding: 0 10px 8px;
  }
`;

export interface GapRowProps {
  gap: Gap;
  index: number;
  /** The gap's index in the block's content. */
  itemIndex: number;
  /** The number of the gap, from 1. */
  position: number;
  /** Students choose from a word box, so nothing is typed that would have to be compared. */
  boxed: boolean;
  issue: EditorIssue | undefined;
}

/** One gap: its answers at a glance, and everything about it when it is opened. */
export const GapRow = memo(function GapRow({ gap, index, itemIndex, position, boxed, issue }: GapRowProps) {
  const m = useEditorMessages();
  const own = useEditorMessageSet(fillInBlanksEditorMessages);
  const { fieldId } = useEditor();
  const [open, setOpen] = useState(false);
  const details = useId();
  const name = own.gap(position);
  const [first, ...others] = gap.answers;
  const path = itemPath(index, itemIndex);
  const why = useWhy(index, itemIndex, name, gap.why);

  return (
    <Row onKeyDownCapture={why.onKeyDownCapture}>
      <div>
        <button
          type="button"
          id={fieldId(path)}
          aria-expanded={open}
          aria-controls={open ? details : undefined}
          onClick={() => setOpen(!open)}
        >
          <span data-part="number" aria-hidden="true">
            {m.number(position)}
          </span>
          <VisuallyHidden>{name}: </VisuallyHidden>
          <span data-part="answer" dir="auto">
            {first ?? '—'}
          </span>
          {!boxed && others.map((answer) => <Chip key={answer}>{answer}</Chip>)}
          {!boxed && gap.match && <span data-part="match">{matchSummary(gap.match, m)}</span>}
          <ChevronDown data-part="fold" aria-hidden="true" />
        </button>
        <WhyButton why={why} />
      </div>
      {issue && <IssueNote issue={issue} />}
      <WhyField why={why} />
      {open && (
        <GapDetails id={details} gap={gap} index={index} itemIndex={itemIndex} position={position} boxed={boxed} />
      )}
    </Row>
  );
});
