/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role -- a table laid out as cards loses its implicit roles in some browsers */
import { Checkbox, VisuallyHidden } from '@rubrica/ui';
import { useId, useMemo, type KeyboardEvent } from 'react';
import type { Place, SectionShape, Sections } from '../../../paper/actions/shape.ts';
import type { WorkbenchQuestion } from '../../state/workbench-state.ts';
import { usePaperMessages } from '../messages/use-paper-messages.ts';
import { DragArea, type DropTarget } from './drag-area.tsx';
import { QuestionRow, type RowActions } from './question-row.tsx';
import type { PaperRow, RowQuery, SortKey } from './rows.ts';
import { SectionRow, type SectionActions } from './section-row.tsx';
import { SortHeader } from './sort-header.tsx';
import { TableFrame } from './table-frame.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface PaperTableProps {
  sections: Sections<WorkbenchQuestion>;
  /** The rows that are shown, in their order. */
  rows: readonly PaperRow[];
  /** Whether these are all rows in the order of the paper: they are then shown by section and can be moved. */
  isWhole: boolean;
  sort: RowQuery['sort'];
  onSort: (sort: RowQuery['sort']) => void;
  current: string;
  /** The language in which questions count. */
  language: string;
  /** The ids of the questions that count. */
  counted: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  rowActions: RowActions;
  sectionActions: SectionActions;
  /** Moves a row, and the others that are selected with it. */
  onMove: (id: string, place: Place) => void;
}

const allColumns = [
  'number',
  'title',
  'skill',
  'type',
  'level',
  'category',
  'points',
  'tags',
  'state',
  'issues',
] as const satisfies SortKey[];

/** Whether a question of the paper has a category: the column takes room from the others. */
function hasCategory(sections: Sections<WorkbenchQuestion>): boolean {
  return sections.some(({ questions }) => questions.some(({ history }) => history.draft.category !== ''));
}

/** The questions of the paper: by section in its order, or in one list where they are sorted or searched. */
export function PaperTable(props: PaperTableProps) {
  const { sections, rows, isWhole, sort, onSort, current, language, counted, selected, onSelect } = props;
  const { rowActions, sectionActions, onMove } = props;
  const m = usePaperMessages();
  const hasCategories = hasCategory(sections);
  const columns = allColumns.filter((column) => column !== 'category' || hasCategories);
  const columnCount = columns.length + 2;
  const howToId = useId();
  const names = useMemo(
    () => sections.map(({ id, title }, index) => ({ id, name: title === '' ? m.section(index + 1) : title })),
    [sections, m],
  );
  const onKeyDown: (event: KeyboardEvent<HTMLElement>) => void = useRowKeys(rowActions, isWhole);
  const areAllSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id));

  const drop = (id: string, target: DropTarget) => {
    if ('section' in target) return onMove(id, { sectionId: target.section, index: 0 });
    const section = sections.find(({ questions }) => questions.some((question) => question.id === target.row));
    if (!section) return;
    const index = section.questions.findIndex((question) => question.id === target.row);
    onMove(id, { sectionId: section.id, index: target.position === 'after' ? index + 1 : index });
  };
  const noteOf = (row: PaperRow) =>
    [
      ...(row.language === language ? [] : [m.languageName(row.language)]),
      ...(row.isCounted ? [] : [m.row.notCounted]),
    ].join(' · ');
  const labelOf = (id: string) => {
    if (selected.has(id) && selected.size > 1) return m.totals.questions(selected.size);
    return rows.find((row) => row.id === id)?.title || m.untitledQuestion;
  };

  return (
    <TableFrame onKeyDown={onKeyDown}>
      <VisuallyHidden id={howToId}>{m.row.howTo}</VisuallyHidden>
      <DragArea labelOf={labelOf} onDrop={drop}>
        {({ id: draggedId, target }) => {
          const rowOf = (row: PaperRow) => (
            <QuestionRow
              key={row.id}
              row={row}
              note={noteOf(row)}
              hasCategories={hasCategories}
              isSelected={selected.has(row.id)}
              isCurrent={row.id === current}
              isMovable={isWhole}
              isDragged={
                draggedId !== null && (row.id === draggedId || (selected.has(draggedId) && selected.has(row.id)))
              }
              drop={target && 'row' in target && target.row === row.id ? target.position : undefined}
              sections={names}
              actions={rowActions}
            />
          );
          const sectionOf = (section: SectionShape<WorkbenchQuestion>, index: number) => {
            const own = rows.filter(({ sectionId }) => sectionId === section.id);
            return (
              <tbody key={section.id} role="rowgroup">
                <SectionRow
                  section={section}
                  name={names[index]?.name ?? ''}
                  index={index}
                  sectionCount={sections.length}
                  isDropped={target !== null && 'section' in target && target.section === section.id}
                  columnCount={columnCount}
                  counted={counted}
                  actions={sectionActions}
                />
                {own.map(rowOf)}
                {own.length === 0 && (
                  <tr role="row" data-part="none">
                    <td role="cell" colSpan={columnCount}>
                      {m.sections.noQuestions}
                    </td>
                  </tr>
                )}
              </tbody>
            );
          };
          return (
            <table role="table" aria-describedby={howToId}>
              <caption>{m.label}</caption>
              <thead role="rowgroup">
                <tr role="row">
                  <th role="columnheader" scope="col" data-part="selection">
                    <Checkbox
                      hideLabel
                      label={m.row.selectAll}
                      checked={areAllSelected}
                      onChange={() => onSelect(areAllSelected ? new Set() : new Set(rows.map(({ id }) => id)))}
                    />
                  </th>
                  {columns.map((column) => (
                    <SortHeader
                      key={column}
                      column={column}
                      label={m.columns[column]}
                      sort={sort}
                      onSort={onSort}
                      align={column === 'points' ? 'end' : undefined}
                    />
                  ))}
                  <th role="columnheader" scope="col" data-part="actions">
                    <VisuallyHidden>{m.columns.actions}</VisuallyHidden>
                  </th>
                </tr>
              </thead>
              {isWhole ? sections.map(sectionOf) : <tbody role="rowgroup">{rows.map(rowOf)}</tbody>}
            </table>
          );
        }}
      </DragArea>
    </TableFrame>
  );
}
