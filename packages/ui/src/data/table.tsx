/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role -- a table laid out as cards loses its implicit roles in some browsers */
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { commonMessages } from '../messages/common.ts';
import { dataMessages } from '../messages/data.ts';
import { useMessages } from '../provider/use-messages.ts';
import { cssVariables } from '../shared/css-variables.ts';
import { TableHead } from './table-head.tsx';
import { BulkBar, TableFrame } from './table-frame.ts';
import { TableSortMenu } from './table-sort-menu.tsx';
import type { TableColumn, TableProps } from './table-types.ts';

/**
 * A table with sorting, row selection and actions. The host holds the sort and the selection, for example in the URL. In a narrow
 * container every row becomes a card; explicit roles keep it a table for screen readers.
 */
export function Table<Row>(props: TableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowLabel = rowKey,
    loading = false,
    skeletonRows = 6,
    selected,
    onSelectedChange,
  } = props;
  const { bulkActions, rowActions, empty, stickyOffset = '0px', className } = props;
  const messages = useMessages(dataMessages);
  const common = useMessages(commonMessages);
  const captionId = useId();
  const table = useRef<HTMLTableElement>(null);
  const primaryKey = columns.find((column) => column.primary)?.key ?? columns[0]?.key;
  const selectedKeys = selected ?? new Set<string>();
  const keys = rows.map(rowKey);
  const selectedCount = keys.filter((key) => selectedKeys.has(key)).length;

  const isAnySelected = selectedKeys.size > 0;
  const wasAnySelected = useRef(false);
  // The bar is gone with the selection, and with it the button that had the focus.
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled');
    if (wasAnySelected.current && !isAnySelected && isLost) {
      const selectAll = table.current?.querySelector<HTMLInputElement>('[data-part="selection"] input:enabled');
      // Among cards the box is above the first one, perhaps far away.
      selectAll?.focus({ preventScroll: true });
    }
    wasAnySelected.current = isAnySelected;
  }, [isAnySelected]);

  const toggle = (key: string) => {
    const next = new Set(selectedKeys);
    if (!next.delete(key)) next.add(key);
    onSelectedChange?.(next);
  };
  const toggleAll = () => {
    const next = new Set(selectedKeys);
    for (const key of keys) {
      if (selectedCount === keys.length) next.delete(key);
      else next.add(key);
    }
    onSelectedChange?.(next);
  };

  const cells = (content: (column: TableColumn<Row>) => ReactNode) =>
    columns.map((column) => {
      const isPrimary = column.key === primaryKey;
      const Cell = isPrimary ? 'th' : 'td';
      return (
        <Cell
          key={column.key}
          role={isPrimary ? 'rowheader' : 'cell'}
          {...(isPrimary ? { scope: 'row' } : {})}
          data-align={column.align}
          data-primary={isPrimary ? '' : undefined}
          data-header={column.hideHeader ? undefined : column.header}
        >
          {content(column)}
        </Cell>
      );
    });

  return (
    <TableFrame className={className} style={cssVariables({ '--sticky': stickyOffset })}>
      {onSelectedChange && isAnySelected && (
        <BulkBar role="toolbar" aria-label={messages.bulkActions}>
          <span aria-live="polite">{messages.rowsSelected(selectedKeys.size)}</span>
          {bulkActions}
          <IconButton
            label={messages.clearSelection}
            icon={<X aria-hidden="true" />}
            onClick={() => onSelectedChange(new Set())}
          />
        </BulkBar>
      )}
      <TableSortMenu {...props} />
      <div data-part="surface">
        <table ref={table} role="table" aria-labelledby={captionId} aria-busy={loading}>
          <caption id={captionId}>{loading ? `${label}: ${common.loading}` : label}</caption>
          <TableHead
            {...props}
            areAllSelected={selectedCount === keys.length && keys.length > 0}
            areSomeSelected={selectedCount > 0}
            onToggleAll={toggleAll}
          />
          <tbody role="rowgroup">
            {loading
              ? Array.from({ length: skeletonRows }, (_, index) => (
                  <tr key={index} role="row" aria-hidden="true">
                    {onSelectedChange && (
                      <td role="cell" data-part="selection">
                        <Skeleton width="20px" height="20px" />
                      </td>
                    )}
                    {/* Different widths, the same at every render. */}
                    {cells((column) => (
                      <Skeleton width={column.key === primaryKey ? `${55 + ((index * 17) % 35)}%` : '60%'} />
                    ))}
                    {rowActions && (
                      <td role="cell" data-part="actions">
                        <Skeleton width="24px" height="20px" />
                      </td>
                    )}
                  </tr>
                ))
              : rows.map((row) => {
                  const key = rowKey(row);
                  return (
                    <tr key={key} role="row" aria-selected={onSelectedChange ? selectedKeys.has(key) : undefined}>
                      {onSelectedChange && (
                        <td role="cell" data-part="selection">
                          <Checkbox
                            hideLabel
                            label={messages.selectRow(rowLabel(row))}
                            checked={selectedKeys.has(key)}
                            onChange={() => toggle(key)}
                          />
                        </td>
                      )}
                      {cells((column) => column.cell(row))}
                      {rowActions && (
                        <td role="cell" data-part="actions">
                          {rowActions(row)}
                        </td>
                      )}
                    </tr>
                  );
                })}
          </tbody>
        </table>
        {!loading && rows.length === 0 && (empty ?? <EmptyState title={messages.noRows} level={3} />)}
      </div>
    </TableFrame>
  );
}
