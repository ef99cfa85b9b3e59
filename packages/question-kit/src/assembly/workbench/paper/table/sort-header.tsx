/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role -- a table laid out as cards loses its implicit roles in some browsers */
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { usePaperMessages } from '../messages/use-paper-messages.ts';
import type { RowQuery, SortKey } from './rows.ts';

interface SortHeaderProps {
  column: SortKey;
  label: string;
  sort: RowQuery['sort'];
  onSort: (sort: RowQuery['sort']) => void;
  align?: 'end' | undefined;
}

/** The head of a column: pressed once it sorts upwards, then downwards, then not at all. */
export function SortHeader({ column, label, sort, onSort, align }: SortHeaderProps) {
  const m = usePaperMessages();
  const isActive = sort?.key === column;
  const direction = isActive ? (sort.isDescending ? 'descending' : 'ascending') : 'none';
  const Icon = direction === 'none' ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  const next = isActive
    ? sort.isDescending
      ? null
      : { key: column, isDescending: true }
    : { key: column, isDescending: false };
  return (
    <th
      role="columnheader"
      scope="col"
      data-column={column}
      data-align={align}
      aria-sort={isActive && direction !== 'none' ? direction : undefined}
    >
      <button type="button" title={`${m.sortBy(label)} (${m.sorted[direction]})`} onClick={() => onSort(next)}>
        {label}
        <Icon aria-hidden="true" />
      </button>
    </th>
  );
}
