import { QuietButton, token, VisuallyHidden } from '@rubrica/ui';
import { styled } from 'styled-components';
import type { Draft } from '../../core/question.ts';
import type { SimulatedBlock, SimulatedResult } from '../../quality/simulated/simulation.ts';
import type { SimulatedStudent } from '../../quality/simulated/students.ts';
import { useQualityMessages } from './messages.ts';
import { answeredBlocks, useSimulationTexts } from './simulation-names.ts';

const Scroll = styled.div`
  position: relative;
  max-inline-size: 100%;
  overflow-x: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
`;

const Grid = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token.font[13]};
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: 2px 6px;
    border-block-end: 1px solid ${token.color.line};
    text-align: end;
    white-space: nowrap;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & thead th {
    padding-block: ${token.space[8]};
    color: ${token.color.inkSoft};
    font-weight: 550;
  }
  & th:first-child {
    position: sticky;
    inset-inline-start: 0;
    padding-inline-start: 0;
    background: ${token.color.surface};
    text-align: start;
  }
  & thead th:first-child {
    padding-inline-start: 10px;
  }
  & td[data-part='all'] {
    color: ${token.color.successInk};
  }
  & td[data-part='none'] {
    color: ${token.color.inkSoft};
  }
`;

interface MarksTableProps {
  draft: Draft;
  results: readonly SimulatedResult[];
  student: SimulatedStudent;
  onStudent: (student: SimulatedStudent) => void;
}

/** The marks of each student: in all, which is in sight however many blocks there are, and for each block. The name of a student shows their answers. */
export function MarksTable({ draft, results, student: shown, onStudent }: MarksTableProps) {
  const m = useQualityMessages();
  const texts = useSimulationTexts();
  const blocks = answeredBlocks(draft);
  const waiting = (
    <>
      {' '}
      <span aria-hidden="true">…</span>
      <VisuallyHidden>{m.pending}</VisuallyHidden>
    </>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard
    <Scroll tabIndex={0} role="group" aria-label={m.marks}>
      <Grid>
        <thead>
          <tr>
            <th scope="col">{m.student}</th>
            <th scope="col">{m.total}</th>
            {blocks.map(({ index, position }) => (
              <th key={index} scope="col" aria-label={m.block(position)}>
                {m.number(position)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map(({ student, blocks: marked, mark, maximum, pending }) => (
            <tr key={student}>
              <th scope="row">
                <QuietButton
                  pressed={student === shown}
                  title={texts.students[student].habit}
                  onClick={() => onStudent(student)}
                >
                  {texts.students[student].name}
                </QuietButton>
              </th>
              <td data-part={partOf({ mark, maximum })}>
                {m.pointsOf(mark, maximum)}
                {pending && waiting}
              </td>
              {blocks.map(({ index }) => {
                const block = marked[index];
                return (
                  <td key={index} data-part={block && partOf(block)}>
                    {block && hasMark(block) && m.number(block.mark)}
                    {block?.pending && waiting}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  );
}

/** Whether there is a mark, or one that is proposed to the person who marks. */
function hasMark({ pending, items }: SimulatedBlock): boolean {
  return !pending || items.some(({ decision }) => decision !== 'manual');
}

function partOf({ mark, maximum }: { mark: number; maximum: number }): string {
  if (mark === 0) return 'none';
  return mark === maximum ? 'all' : 'some';
}
