import { EmptyState, Skeleton, Stack, token } from '@rubrica/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { isAnswerable } from '../../../types/question-types.ts';
import type { SimulatedStudent } from '../../quality/simulated/students.ts';
import type { PaneProps } from '../panes/pane-props.ts';
import { ToolPane } from '../panes/tool-pane.ts';
import { useWorkbench } from '../workbench-context.ts';
import { Soft } from './finding-frame.tsx';
import { MarksTable } from './marks-table.tsx';
import { useQualityMessages } from './messages.ts';
import { RemarkList } from './remark-list.tsx';
import { StudentAnswers } from './student-answers.tsx';
import { useSimulation } from './use-simulation.ts';

const Part = styled.section`
  display: grid;
  gap: ${token.space[8]};
  & > h2 {
    font-size: ${token.font[14]};
    font-weight: 650;
  }
`;

/** The pane in which ten simulated students answer the open question: their marks, with reasons, and what the key decides badly. */
export default function TryPane({ draft, question }: PaneProps) {
  const m = useQualityMessages();
  const { workbench } = useWorkbench();
  const simulation = useSimulation(draft, question.language ?? workbench.paper.language);
  const [student, setStudent] = useState<SimulatedStudent>('near-miss');

  if (!draft.questions.some(({ type }) => isAnswerable(type)))
    return <EmptyState title={m.marks}>{m.nothingToAnswer}</EmptyState>;
  if (!simulation) return <Skeleton height="320px" />;
  const result = simulation.results.find((each) => each.student === student);
  return (
    <ToolPane>
      <Stack gap={24}>
        <Part aria-label={m.marks}>
          <h2>{m.marks}</h2>
          <MarksTable draft={draft} results={simulation.results} student={student} onStudent={setStudent} />
          {simulation.results.some(({ pending }) => pending) && <Soft>{m.pendingSign}</Soft>}
        </Part>
        {result && <StudentAnswers draft={draft} result={result} />}
        <Part aria-label={m.decidesBadly}>
          <h2>{m.decidesBadly}</h2>
          <RemarkList draft={draft} remarks={simulation.remarks} />
        </Part>
      </Stack>
    </ToolPane>
  );
}
