import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/i18n.ts';
import { type ListQuery, useListState } from '../../lib/list/use-list-state.ts';
import { keyOf } from '../../lib/query-keys.ts';
import { ar, en } from './messages.ts';
import { type OwnFilter, reportFilterNames, useReportFilters } from './use-report-filters.tsx';

interface ReportOptions<Field extends string, Query, Report> {
  /** The kind of data whose changes change the report, and the report's name among its queries. */
  key: readonly [Parameters<typeof keyOf>[0], string];
  sortFields: readonly Field[];
  /** The filters that not every report has. */
  filters: readonly OwnFilter[];
  /** Reads a page of the report. */
  read: (query: Query, signal: AbortSignal) => Promise<Report>;
}

type Filters = ReturnType<typeof useReportFilters>['values'];

/** Reads the page of a report that the address names, with its filters and order. */
export function useReport<Field extends string, Report extends { items: readonly unknown[]; total: number }>({
  key: [kind, name],
  sortFields,
  filters: own,
  read,
}: ReportOptions<Field, ListQuery<Field> & Filters, Report>) {
  const m = useMessages({ en, ar });
  const state = useListState(reportFilterNames, sortFields);
  const filters = useReportFilters(state, own);
  const { page, limit, ...order } = state.query;
  const narrowing = { ...order, ...filters.values };
  const query = useQuery({
    queryKey: keyOf(kind, name, narrowing, page, limit),
    queryFn: ({ signal }) => read({ ...narrowing, page, limit }, signal),
    placeholderData: keepPreviousData,
  });
  const report = query.data;
  const inForce = state.search === '' ? filters.named : [m.searched(state.search), ...filters.named];
  const before = (page - 1) * limit;
  // The rows of before stay while others load, and a page beyond the last has none.
  const isShown = report !== undefined && !query.isPlaceholderData && report.items.length > 0;
  const rows = isShown ? { first: before + 1, last: before + report.items.length, total: report.total } : undefined;
  const printed = { filters: query.isPlaceholderData ? [] : inForce, rows, total: report?.total };
  return { state, filters, narrowing, query, report, printed };
}
