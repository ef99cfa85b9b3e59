import { token } from '@rubrica/ui';
import { useContext, useMemo, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { PreviewBoundary } from '../../editor/preview/preview-boundary.tsx';
import { useStudentView } from '../../editor/preview/use-student-view.ts';
import { QuestionAnswer } from '../../answer/question-answer.tsx';
import { KitContext } from '../../../primitives/views/kit-context.ts';
import type { Draft } from '../../core/question.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';

const Columns = styled.div`
  display: grid;
  gap: ${token.space[16]};
  @media (min-width: 700px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > section {
    min-inline-size: 0;
    padding: ${token.space[12]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    overflow-x: auto;
  }
  & > section > h3 {
    margin-block-end: ${token.space[8]};
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
`;

/** A line beside each block that differs. */
const Shown = styled.section<{ $marked: readonly number[] }>`
  ${({ $marked }) =>
    $marked.map(
      (position) => css`
        & [data-block='${position}'] {
          border-inline-start: 3px solid ${token.color.accent};
          padding-inline-start: ${token.space[8]};
        }
      `,
    )}
`;

/** One of two questions that are seen beside each other. */
export interface Side {
  name: string;
  /** Null where there is no such question. */
  draft: Draft | null;
  /** Shown in the place of a question that is not there. */
  none: ReactNode;
  /** The language of the question; that of the surrounding questions without it. */
  language?: string;
  /** The positions of the blocks that differ from the other side. */
  marked?: readonly number[];
}

/** Two questions beside each other, as students see them. */
export function SideBySide({ sides }: { sides: readonly [Side, Side] }) {
  return (
    <Columns>
      {sides.map((side) => (
        <Shown key={side.name} aria-label={side.name} $marked={side.marked ?? []}>
          <h3>{side.name}</h3>
          {side.draft ? <StudentSide {...side} draft={side.draft} /> : side.none}
        </Shown>
      ))}
    </Columns>
  );
}

function StudentSide({ name, draft, language }: Side & { draft: Draft }) {
  const { panes: messages } = useWorkbenchMessages();
  const kit = useContext(KitContext);
  const student = useStudentView(draft);
  const ownKit = useMemo(
    () => (kit && language !== undefined ? { ...kit, contentLanguage: language } : kit),
    [kit, language],
  );
  return (
    <KitContext.Provider value={ownKit}>
      <PreviewBoundary resetKey={student} fallbackText={messages.broken}>
        <QuestionAnswer question={student} value={[]} onChange={() => {}} attempt={`side ${name}`} readOnly />
      </PreviewBoundary>
    </KitContext.Provider>
  );
}
