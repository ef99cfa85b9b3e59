import {
  Button,
  Cluster,
  ConfirmDialog,
  EmptyState,
  Stack,
  type IllustrationName,
  type MenuDivider,
  type TableColumn,
} from '@rubrica/ui';
import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { KeepFocus } from '../focus/keep-focus.tsx';
import { ListView } from '../list/list-view.tsx';
import { useListState } from '../list/use-list-state.ts';
import { useCommonMessages } from '../messages/common.ts';
import { Compact } from '../page/compact.tsx';
import { Page } from '../page/page.tsx';
import { PrintStyle } from '../page/printed.tsx';
import type { keyOf } from '../query-keys.ts';
import { BulkActions, type BulkAction } from './bulk-actions.tsx';
import { besideListQuery, knownFilterValues, ResourceFilters, type ResourceFilter } from './resource-filters.tsx';
import type { ResourceName, ResourceQuery, ResourceRow } from './resources.ts';
import { RowMenu, type RowAction } from './row-menu.tsx';
import { SelectAll } from './select-all.tsx';
import { useRunChange } from './use-run-change.ts';
import { useSelection } from './use-selection.ts';

/** The texts of a collection's page. */
export interface ResourceMessages {
  title: string;
  lead: string;
  /** The label of the search field. */
  search: string;
  /** The title of the page's error: "The groups could not be loaded". */
  loadFailed: string;
  empty: string;
  emptyText: string;
  /** The toast of a change that failed without a message of the server. */
  saveFailed?: string;
}

type SortOf<Query> = Query extends { sort?: infer Sort } ? Exclude<Sort, undefined | `-${string}`> : never;

/** A column of a collection's table. It can be sorted by if the collection's list can be sorted by its key. */
type Column<Row, Query> = TableColumn<Row> & ({ sortable?: false } | { key: SortOf<Query> & string; sortable: true });

/** A column of a collection's table, by the collection's name. */
export type ResourceColumn<Name extends ResourceName> = Column<ResourceRow<Name>, ResourceQuery<Name>>;

interface Rows<Row> {
  items: Row[];
  total: number;
}

interface ResourcePageProps<Row, Query> {
  /** What `useResource` returned. */
  resource: {
    list: (query: Query) => UseQueryOptions<Rows<Row>, Error, Rows<Row>, ReturnType<typeof keyOf>>;
    /** What `bulkActions` reads all rows with that match. */
    all?: (query: Query) => UseQueryOptions<Row[], Error, Row[], ReturnType<typeof keyOf>>;
  };
  messages: ResourceMessages;
  columns: readonly Column<Row, NoInfer<Query>>[];
  /** The row's name, for the labels of its menu and checkbox. */
  rowName: (row: Row) => string;
  filters?: readonly ResourceFilter<NoInfer<Query>>[];
  /** The page's primary action: a link, or else a button that opens `editor` without a row. */
  create?: { label: string; icon?: ReactNode; to?: string };
  /** Before the primary action. */
  actions?: ReactNode;
  /** The dialog that creates (null) or edits a row. */
  editor?: (row: Row | null, onClose: () => void) => ReactNode;
  /** The menu at the end of each row. `onEdit` opens `editor` with the row. */
  rowActions?: (row: Row, onEdit: () => void) => readonly (RowAction | MenuDivider)[];
  /** Shown at the end of each row instead of a menu. */
  rowEnd?: (row: Row) => ReactNode;
  /** Makes rows selectable. */
  bulkActions?: readonly BulkAction<Row>[];
  /** Compact density. */
  isCompact?: boolean;
  /** Replaces the empty state, for a list that leaves something out by itself; `create` is the button of the page's primary action. */
  empty?: (create: ReactNode) => ReactNode;
  /** The illustration of the empty state. */
  illustration?: IllustrationName;
  /** Stands before the list where there is room, and is not shown where there is none. */
  beside?: ReactNode;
  /** Stands above the list. */
  above?: ReactNode;
  /** Further dialogs. */
  children?: ReactNode;
}

const BesideList = styled.div`
  & > :first-child {
    display: none;
  }
  @media ${besideListQuery} {
    display: grid;
    grid-template-columns: 232px minmax(0, 1fr);
    gap: 24px;
    align-items: start;
    & > :first-child {
      display: block;
    }
  }
`;

type Opened<Row> = { editor: Row | null } | { confirm: RowAction } | null;

/**
 * The page of a collection: search, filters, order and page in the address; rows that become cards on narrow screens; what
 * can be done with one row and with selected rows; and the page's empty, loading and error states.
 */
export function ResourcePage<Row extends { _id: string }, Query>(props: ResourcePageProps<Row, Query>) {
  const { resource, messages, columns, rowName, filters = [], create, editor, rowActions, rowEnd, bulkActions } = props;
  const state = useListState(
    filters.map(({ name }) => name),
    columns.flatMap(({ key, sortable }) => (sortable ? [key] : [])),
  );
  const filterValues = knownFilterValues(filters, state.filters);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the query types the filters' values and the keys of sortable columns, and nothing else is in it
  const listQuery = { ...state.query, ...filterValues } as Query;
  const client = useQueryClient();
  const query = useQuery(resource.list(listQuery));
  const { all } = resource;
  const common = useCommonMessages();
  const runChange = useRunChange();
  const shown = query.data?.items ?? [];
  const selection = useSelection(shown, JSON.stringify([state.search, filterValues]));
  const [opened, setOpened] = useState<Opened<Row>>(null);
  const close = () => setOpened(null);

  const run = async ({ change }: RowAction) => {
    if (change) await runChange(change, messages.saveFailed);
  };
  const isEmpty = query.data?.total === 0 && !state.isNarrowed;
  const createButton = create && (
    <Button
      variant="primary"
      icon={create.icon}
      {...(create.to === undefined ? { onClick: () => setOpened({ editor: null }) } : { to: create.to })}
    >
      {create.label}
    </Button>
  );
  const list = (
    <ListView
      label={messages.title}
      searchLabel={messages.search}
      errorTitle={messages.loadFailed}
      state={state}
      query={query}
      columns={columns}
      rowKey={({ _id }) => _id}
      rowLabel={rowName}
      filters={
        filters.length > 0 && (
          <ResourceFilters foldsOnPhone filters={filters} values={filterValues} onChange={state.set} />
        )
      }
      {...(bulkActions && {
        selected: selection.ids,
        onSelectedChange: selection.set,
        bulkActions: (
          <>
            <BulkActions
              actions={bulkActions}
              rows={selection.rows}
              failed={messages.saveFailed}
              onDone={selection.remove}
            />
            {all && (
              <SelectAll
                shown={shown}
                total={query.data?.total ?? 0}
                selection={selection}
                readAll={() => client.fetchQuery(all(listQuery))}
              />
            )}
          </>
        ),
      })}
      rowActions={
        rowActions
          ? (row) => (
              <RowMenu
                label={common.actionsFor(rowName(row))}
                actions={rowActions(row, () => setOpened({ editor: row }))}
                onChange={(action) => {
                  if (action.confirm) setOpened({ confirm: action });
                  // The toast has reported the failure.
                  else run(action).catch(() => {});
                }}
              />
            )
          : rowEnd
      }
      empty={
        props.empty?.(createButton) ?? (
          <EmptyState title={messages.empty} illustration={props.illustration} action={createButton}>
            {messages.emptyText}
          </EmptyState>
        )
      }
    />
  );

  const ownList = props.isCompact ? <Compact>{list}</Compact> : list;
  const shownList = props.above ? (
    <Stack gap={16}>
      {props.above}
      {ownList}
    </Stack>
  ) : (
    ownList
  );
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      width={props.beside ? 'full' : 'wide'}
      action={
        props.actions ? (
          <Cluster>
            {props.actions}
            {!isEmpty && createButton}
          </Cluster>
        ) : isEmpty ? undefined : (
          createButton
        )
      }
    >
      <PrintStyle />
      <KeepFocus>
        {props.beside ? (
          <BesideList>
            <div>{props.beside}</div>
            {shownList}
          </BesideList>
        ) : (
          shownList
        )}
        {opened && 'editor' in opened && editor?.(opened.editor, close)}
        {opened && 'confirm' in opened && opened.confirm.confirm && (
          <ConfirmDialog
            open
            tone={opened.confirm.tone}
            onClose={close}
            onConfirm={() => run(opened.confirm)}
            title={opened.confirm.confirm.title}
            confirmLabel={opened.confirm.label}
            cancelLabel={opened.confirm.confirm.cancelLabel}
          >
            {opened.confirm.confirm.body}
          </ConfirmDialog>
        )}
        {props.children}
      </KeepFocus>
    </Page>
  );
}
