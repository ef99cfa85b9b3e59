import { token } from '@rubrica/ui';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import type { EditorIssue } from '../state/editor-api.ts';

const Note = styled.span`
  display: flex;
  gap: 6px;
  color: ${token.color.highlightInk};
  font-size: ${token.font[13]};
  line-height: 1.45;
  & > svg {
    flex: none;
    inline-size: 15px;
    block-size: 15px;
    margin-block-start: 0.15em;
    color: ${token.color.highlight};
  }
`;

/**
 * A validation issue, beside its field. Calm on purpose: somebody is still writing, so it neither interrupts a
 * screen reader nor turns the field red.
 */
export function IssueNote({ issue, id }: { issue: EditorIssue; id?: string }) {
  const m = useEditorMessages();
  return (
    <Note id={id} data-issue={issue.code}>
      <TriangleAlert aria-hidden="true" />
      <span>{m.issueText(issue.code, issue.message)}</span>
    </Note>
  );
}

/** A field's hint: its first issue, else the given text. */
export function hintOf(issue: EditorIssue | undefined, hint?: ReactNode): ReactNode {
  return issue ? <IssueNote issue={issue} /> : hint;
}
