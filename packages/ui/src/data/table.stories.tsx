import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectSeenOnFocus } from '../../../../.storybook/testing/seen-on-focus.ts';
import { IconButton } from '../button/icon-button.tsx';
import { QuietButton } from '../button/quiet-button.tsx';
import { Chip } from '../feedback/chip.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { FilterChip } from '../feedback/filter-chip.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { Avatar } from '../layout/avatar.tsx';
import { Cluster, Stack } from '../layout/stack.tsx';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { Pagination } from './pagination.tsx';
import { studentRows, tableMessages, type StudentRow } from './story-students.ts';
import { Table } from './table.tsx';
import type { TableColumn, TableSort } from './table-types.ts';

const editButton = (row: StudentRow) => (
  <IconButton
    label={`${storyMessages(tableMessages, row.language).edit}: ${row.name}`}
    icon={<Pencil aria-hidden="true" />}
  />
);

const valueOf = (row: StudentRow, key: string) => new Map<string, unknown>(Object.entries(row)).get(key);

const columnsIn = (language: string): TableColumn<StudentRow>[] => {
  const t = storyMessages(tableMessages, language);
  return [
    {
      key: 'name',
      header: t.name,
      sortable: true,
      cell: (row) => (
        <Cluster gap={8} nowrap>
          <Avatar name={row.name} size={28} />
          {row.name}
        </Cluster>
      ),
    },
    { key: 'group', header: t.group, sortable: true, cell: (row) => row.group },
    { key: 'status', header: t.status, cell: (row) => <Chip tone={row.tone}>{row.status}</Chip> },
    { key: 'mark', header: t.mark, align: 'end', sortable: true, cell: (row) => row.mark.toLocaleString(language) },
  ];
};

interface StudentTableProps {
  loading?: boolean;
  empty?: boolean;
  width?: number;
}

function StudentTable({ loading = false, empty = false, width }: StudentTableProps) {
  const { language } = useUi();
  const t = storyMessages(tableMessages, language);
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [page, setPage] = useState(2);
  const [search, setSearch] = useState('');
  const [late, setLate] = useState(false);
  const factor = sort?.direction === 'desc' ? -1 : 1;
  const rows = empty ? [] : storyMessages(studentRows, language);
  const sorted = sort
    ? rows.toSorted(
        (a, b) => factor * String(valueOf(a, sort.key)).localeCompare(String(valueOf(b, sort.key)), language),
      )
    : rows;
  return (
    <div style={{ maxInlineSize: width }}>
      <Stack gap={16}>
        <Cluster>
          <div style={{ flex: '0 1 320px' }}>
            <SearchField label={t.search} value={search} onChange={setSearch} />
          </div>
          <FilterChip pressed={late} onChange={setLate} count={3}>
            {t.late}
          </FilterChip>
        </Cluster>
        <Table
          label={t.people}
          loading={loading}
          rows={sorted}
          rowKey={(row) => row.id}
          rowLabel={(row) => row.name}
          sort={sort}
          onSortChange={setSort}
          selected={selected}
          onSelectedChange={setSelected}
          bulkActions={
            <QuietButton icon={<Trash2 aria-hidden="true" />} onClick={() => setSelected(new Set())}>
              {t.remove}
            </QuietButton>
          }
          rowActions={editButton}
          empty={<EmptyState title={t.empty} level={3} illustration="people" />}
          columns={columnsIn(language)}
        />
        <Pagination page={page} limit={20} total={132} onPageChange={setPage} onLimitChange={() => setPage(1)} />
      </Stack>
    </div>
  );
}

const meta = { title: 'Design system/Data/Table', component: StudentTable } satisfies Meta<typeof StudentTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SortsByColumnHeader: Story = {
  play: async ({ canvas, globals }) => {
    const t = storyMessages(tableMessages, globals['language']);
    const button = canvas.getByRole('button', { name: t.mark });
    const header = button.closest('th');
    await userEvent.click(button);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(button);
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(button);
    await expect(header).not.toHaveAttribute('aria-sort');
  },
};

export const SelectingRowsShowsBulkActions: Story = {
  play: async ({ canvas, globals }) => {
    const language = globals['language'];
    const t = storyMessages(tableMessages, language);
    const rows = storyMessages(studentRows, language);
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(rows[0]?.name ?? '', 'u') }));
    const bar = canvas.getByRole('toolbar');
    await expect(bar).toBeVisible();
    const all = canvas.getAllByRole('checkbox')[0];
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all ?? bar);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: t.clear }));
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};

export const CardsInANarrowContainer: Story = {
  args: { width: 360 },
  play: async ({ canvas, globals }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows.length).toBeGreaterThan(3);
    await userEvent.selectOptions(canvas.getAllByRole('combobox')[0] ?? document.body, 'desc:mark');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(
      storyMessages(studentRows, globals['language'])[2]?.name ?? '',
    );
  },
};

export const Compact: Story = { globals: { density: 'compact' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { empty: true } };
export const ChangesPage: Story = {
  play: async ({ canvas, globals }) => {
    const t = storyMessages(tableMessages, globals['language']);
    await userEvent.click(canvas.getByRole('button', { name: t.next }));
    await expect(canvas.getByRole('button', { name: t.pageThree })).toHaveAttribute('aria-current', 'page');
  },
};

export const KeepsTheFocusWhereItsButtonIsGone: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas, globals }) => {
    const t = storyMessages(tableMessages, globals['language']);
    const [all, first] = canvas.getAllByRole('checkbox');
    await userEvent.click(first ?? document.body);
    canvas.getByRole('button', { name: t.clear }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await waitFor(() => expect(all).toHaveFocus());

    // The host takes the selection back once its own button has done its work.
    await userEvent.click(first ?? document.body);
    canvas.getByRole('button', { name: t.remove }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await waitFor(() => expect(all).toHaveFocus());

    // From the second page to the first one, which has no page before it.
    canvas.getByRole('button', { name: t.previous }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: t.previous })).toBeDisabled();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'page'));
  },
};

export const StaysWhereItsSelectionIsCleared: Story = {
  tags: ['no-picture', 'one-language'],
  args: { width: 360 },
  decorators: [
    (TableStory) => (
      <div data-scrolls="" style={{ position: 'relative', blockSize: 400, overflow: 'auto' }}>
        <TableStory />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, globals }) => {
    const t = storyMessages(tableMessages, globals['language']);
    const boxes = canvas.getAllByRole('checkbox');
    const scroller = canvasElement.querySelector('[data-scrolls]');
    await userEvent.click(boxes.at(-1) ?? document.body);
    scroller?.scrollTo({ top: scroller.scrollHeight });
    await userEvent.click(canvas.getByRole('button', { name: t.clear }));
    await waitFor(() => expect(boxes[0]).toHaveFocus());
    await expect(scroller?.scrollTop).toBeGreaterThan(200);
  },
};

export const EveryControlOfCardsIsSeen: Story = {
  tags: ['no-picture', 'one-language'],
  args: { width: 360 },
  play: async ({ canvas, globals }) => {
    const t = storyMessages(tableMessages, globals['language']);
    const [order] = canvas.getAllByRole('combobox');
    const first = canvas.getAllByRole('button', { name: new RegExp(`^${t.edit}`, 'u') })[0];
    order?.focus();
    for (let passed = 0; passed < 12 && document.activeElement !== first; passed += 1) {
      await userEvent.tab();
      if (document.activeElement instanceof HTMLElement) await expectSeenOnFocus(document.activeElement);
    }
    await waitFor(() => expect(first).toHaveFocus());
    // The columns keep their names, which a screen reader says with the cells.
    await expect(canvas.getByRole('columnheader', { name: t.mark })).toBeInTheDocument();
    await userEvent.click(canvas.getByText(t.all));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
  },
};
