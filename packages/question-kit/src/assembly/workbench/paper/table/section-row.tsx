/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role -- a table laid out as cards loses its implicit roles in some browsers */
import { useDroppable } from '@dnd-kit/core';
import { IconButton, Menu } from '@rubrica/ui';
import { EllipsisVertical, MoveDown, MoveUp, PencilLine, Plus, Trash2 } from 'lucide-react';
import type { SectionShape } from '../../../paper/actions/shape.ts';
import { totalsOf } from '../../../paper/totals.ts';
import type { WorkbenchQuestion } from '../../state/workbench-state.ts';
import { usePaperMessages } from '../messages/use-paper-messages.ts';

/** What can be done with a section. */
export interface SectionActions {
  edit: (id: string) => void;
  addQuestion: (id: string) => void;
  move: (id: string, index: number) => void;
  remove: (id: string) => void;
}

interface SectionRowProps {
  section: SectionShape<WorkbenchQuestion>;
  name: string;
  index: number;
  sectionCount: number;
  isDropped: boolean;
  columnCount: number;
  /** The ids of the questions that count. */
  counted: ReadonlySet<string>;
  actions: SectionActions;
}

/** The head of a section: its name, what it adds up to, and its menu. */
export function SectionRow(props: SectionRowProps) {
  const { section, name, index, sectionCount, isDropped, columnCount, counted, actions } = props;
  const { id, instructions, minutes } = section;
  const m = usePaperMessages();
  const { setNodeRef } = useDroppable({ id: `section ${id}`, data: { section: id } });
  const { questions, points } = totalsOf([
    {
      minutes,
      questions: section.questions.flatMap(({ id: questionId, history }) =>
        counted.has(questionId) ? [{ draft: history.draft }] : [],
      ),
    },
  ]);
  const figures = [
    m.totals.questions(questions),
    m.totals.points(points),
    ...(minutes === null ? [] : [m.totals.minutes(minutes)]),
  ];
  return (
    <tr ref={setNodeRef} role="row" data-part="section" data-drop={isDropped ? 'after' : undefined}>
      <th role="rowheader" scope="rowgroup" colSpan={columnCount}>
        <div>
          <span data-part="name">
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <small>{figures.join(' · ')}</small>
            {instructions !== '' && (
              <small>
                <br />
                <bdi>{instructions}</bdi>
              </small>
            )}
          </span>
          <IconButton
            label={m.sections.addHere}
            icon={<Plus aria-hidden="true" />}
            onClick={() => actions.addQuestion(id)}
          />
          <Menu
            align="end"
            trigger={
              <IconButton label={m.sections.more(name)} icon={<EllipsisVertical aria-hidden="true" />} hideTooltip />
            }
            items={[
              { label: m.sections.edit, icon: <PencilLine aria-hidden="true" />, onSelect: () => actions.edit(id) },
              {
                label: m.sections.up,
                icon: <MoveUp aria-hidden="true" />,
                disabled: index === 0,
                onSelect: () => actions.move(id, index - 1),
              },
              {
                label: m.sections.down,
                icon: <MoveDown aria-hidden="true" />,
                disabled: index === sectionCount - 1,
                onSelect: () => actions.move(id, index + 1),
              },
              { divider: true },
              {
                label: m.sections.remove,
                icon: <Trash2 aria-hidden="true" />,
                disabled: sectionCount === 1,
                tone: 'danger',
                onSelect: () => actions.remove(id),
              },
            ]}
          />
        </div>
      </th>
    </tr>
  );
}
