import { useId } from 'react';
import { dataMessages } from '../messages/data.ts';
import { useMessages } from '../provider/use-messages.ts';
import type { TableProps } from './table-types.ts';

/** The sort orders as a select, shown where rows are cards and the table has no visible header. */
export function TableSortMenu<Row>({ columns, sort, onSortChange }: TableProps<Row>) {
  const messages = useMessages(dataMessages);
  const id = useId();
  const sortable = columns.filter((column) => column.sortable);
  if (!onSortChange || sortable.length === 0) return null;
  return (
    <div data-part="sort">
      <label htmlFor={id}>{messages.sortBy}</label>
      <select
        id={id}
        value={sort ? `${sort.direction}:${sort.key}` : ''}
        onChange={(event) => {
          const [direction, ...key] = event.target.value.split(':');
          onSortChange(direction === 'asc' || direction === 'desc' ? { key: key.join(':'), direction } : null);
        }}
      >
        <option value="">{messages.defaultOrder}</option>
        {sortable.flatMap((column) => [
          <option key={`asc:${column.key}`} value={`asc:${column.key}`}>
            {`${column.header} (${messages.sortedAscending})`}
          </option>,
          <option key={`desc:${column.key}`} value={`desc:${column.key}`}>
            {`${column.header} (${messages.sortedDescending})`}
          </option>,
        ])}
      </select>
    </div>
  );
}
