/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role -- a table laid out as cards loses its implicit roles in some browsers */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Checkbox } from '../fields/checkbox.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { dataMessages } from '../messages/data.ts';
import { useMessages } from '../provider/use-messages.ts';
import type { TableProps, TableSort } from './table-types.ts';

interface TableHeadProps<Row> extends TableProps<Row> {
  areAllSelected: boolean;
  areSomeSelected: boolean;
  onToggleAll: () => void;
}

/** Returns the sort after a press on a column's header: ascending, then descending, then the default order (`null`). */
export function nextSort(sort: TableSort | null | undefined, key: string): TableSort | null {
  if (sort?.key !== key) return { key, direction: 'asc' };
  return sort.direction === 'asc' ? { key, direction: 'desc' } : null;
}

const icons = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown };

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const {
    columns,
    rows,
    loading,
    sort,
    onSortChange,
    onSelectedChange,
    rowActions,
    areAllSelected,
    areSomeSelected,
    onToggleAll,
  } = props;
  const messages = useMessages(dataMessages);
  return (
    <thead role="rowgroup">
      <tr role="row">
        {onSelectedChange && (
          <th role="columnheader" scope="col" data-part="selection">
            <Checkbox
              hideLabel
              label={messages.selectAll}
              checked={areAllSelected}
              indeterminate={areSomeSelected && !areAllSelected}
              disabled={loading === true || rows.length === 0}
              onChange={onToggleAll}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : 'none';
          const Icon = icons[direction];
          const canSort = column.sortable && onSortChange;
          return (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              data-align={column.align}
              style={column.width ? { inlineSize: column.width } : undefined}
              aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : undefined}
            >
              {canSort ? (
                <button type="button" onClick={() => onSortChange(nextSort(sort, column.key))}>
                  {column.header}
                  <Icon aria-hidden="true" data-active={direction === 'none' ? undefined : ''} />
                </button>
              ) : column.hideHeader ? (
                <VisuallyHidden>{column.header}</VisuallyHidden>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {rowActions && (
          <th role="columnheader" scope="col" data-part="actions">
            <VisuallyHidden>{messages.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
