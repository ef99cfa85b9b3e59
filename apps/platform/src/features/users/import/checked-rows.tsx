import type { ImportRow, UserImportPreview } from '@rubrica/api-client/contract';
import {
  Chip,
  type ChipTone,
  Cluster,
  EmptyState,
  FilterChip,
  Pagination,
  Stack,
  Table,
  type TableColumn,
  token,
} from '@rubrica/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { Compact } from '../../../lib/page/compact.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

type Action = ImportRow['action'];

const rowsOnPage = 50;
const tones: Record<Action, ChipTone> = { none: 'danger', create: 'success', update: 'accent', skip: 'neutral' };

const Problems = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token.font[14]};
  overflow-wrap: anywhere;

  & > li > span {
    display: block;
  }
  & > li > span:first-child {
    color: ${token.color.dangerInk};
    font-weight: 600;
  }
`;

/** What stands in a cell of the file: a name may be one long word. */
const Cell = styled.bdi`
  overflow-wrap: anywhere;
`;

interface CheckedRowsProps {
  rows: readonly ImportRow[];
  counts: UserImportPreview['counts'];
}

/** The rows of a file with what happens with each; those with problems first, where there are any. */
export function CheckedRows({ rows, counts }: CheckedRowsProps) {
  const { check: m } = useMessages({ en, ar });
  const format = useFormat();
  const [filter, setFilter] = useState<Action | null>(counts.faulty > 0 ? 'none' : null);
  const [page, setPage] = useState(1);
  const shown = filter === null ? rows : rows.filter(({ action }) => action === filter);
  const show = (next: Action | null) => {
    setFilter(next);
    setPage(1);
  };
  const columns: TableColumn<ImportRow>[] = [
    { key: 'row', header: m.row, width: '72px', cell: ({ row }) => format.number(row) },
    { key: 'name', header: m.name, primary: true, cell: ({ cells }) => <Cell>{textOf(cells.name)}</Cell> },
    { key: 'email', header: m.email, cell: ({ cells }) => <Cell dir="ltr">{textOf(cells.email)}</Cell> },
    {
      key: 'what',
      header: m.what,
      cell: ({ action }) => <Chip tone={tones[action]}>{m.actions[action]}</Chip>,
    },
    ...(counts.faulty > 0
      ? [{ key: 'problems', header: m.problems, width: '44%', cell: (row: ImportRow) => <ProblemList row={row} /> }]
      : []),
  ];
  const byAction = { none: counts.faulty, create: counts.created, update: counts.updated, skip: counts.skipped };
  const filters = (['none', 'create', 'update', 'skip'] as const).filter((action) => byAction[action] > 0);

  return (
    <Stack gap={16}>
      <Cluster gap={8} role="group" aria-label={m.filter}>
        <FilterChip pressed={filter === null} count={rows.length} onChange={() => show(null)}>
          {m.all}
        </FilterChip>
        {filters.map((action) => (
          <FilterChip
            key={action}
            pressed={filter === action}
            count={byAction[action]}
            onChange={(pressed) => show(pressed ? action : null)}
          >
            {m.actions[action]}
          </FilterChip>
        ))}
      </Cluster>
      <Compact>
        <Table
          label={m.table}
          columns={columns}
          rows={shown.slice((page - 1) * rowsOnPage, page * rowsOnPage)}
          rowKey={({ row }) => String(row)}
          empty={<EmptyState title={m.nobody}>{m.nobodyText}</EmptyState>}
        />
      </Compact>
      {shown.length > rowsOnPage && (
        <Pagination page={page} limit={rowsOnPage} total={shown.length} onPageChange={setPage} />
      )}
    </Stack>
  );
}

/** What is wrong with a row: each cell by its name in the spreadsheet, with what stands in it. */
function ProblemList({ row: { cells, problems } }: { row: ImportRow }) {
  const { check: m, fields } = useMessages({ en, ar });
  if (problems.length === 0) return '–';
  return (
    <Problems>
      {problems.map(({ field, cell, message }) => (
        <li key={`${field} ${message}`}>
          <span>
            <bdi>{cell ?? m.missingCell}</bdi> · {fields[field]}
            {cells[field] ? (
              <>
                {': '}
                <bdi>{cells[field]}</bdi>
              </>
            ) : null}
          </span>
          <span>{message}</span>
        </li>
      ))}
    </Problems>
  );
}

function textOf(cell: string | undefined): string {
  return cell === undefined || cell === '' ? '–' : cell;
}
