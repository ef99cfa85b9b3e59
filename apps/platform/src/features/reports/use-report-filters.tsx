import type { GroupId, LevelId } from '@rubrica/api-client/contract';
import { Cluster, TextField } from '@rubrica/ui';
import { isCalendarDate } from '../../lib/calendar/dates.ts';
import { useMessages } from '../../lib/i18n.ts';
import type { ListState } from '../../lib/list/use-list-state.ts';
import { useGroupOptions, useNamedOptions } from '../../lib/options/use-options.ts';
import { knownFilterValues, ResourceFilters, type AnyFilter } from '../../lib/resource/resource-filters.tsx';
import { ar, en } from './messages.ts';

/** What every report can be narrowed by, as its parameters in the address are called. */
export const reportFilterNames = ['from', 'until', 'group', 'level', 'kind'] as const;
type FilterName = (typeof reportFilterNames)[number];

/** The filters of a report: their values, of which only those are sent that the server knows, and their controls. */
export function useReportFilters(state: ListState<FilterName>, more: readonly AnyFilter[] = []) {
  const m = useMessages({ en, ar });
  const filters: AnyFilter[] = [
    { name: 'group', options: optionsOf(useGroupOptions()), select: { label: m.group, all: m.allGroups } },
    { name: 'level', options: optionsOf(useNamedOptions('levels')), select: { label: m.level, all: m.allLevels } },
    ...more,
  ];
  const known = knownFilterValues(filters, state.filters);
  const dateOf = (name: 'from' | 'until') => {
    const text = state.filters[name];
    return text !== undefined && isCalendarDate(text) ? text : undefined;
  };
  const [from, until] = [dateOf('from'), dateOf('until')];
  const [group, level]: [GroupId | undefined, LevelId | undefined] = [known['group'], known['level']];
  return {
    values: { ...(from && { from }), ...(until && { until }), ...(group && { group }), ...(level && { level }) },
    controls: (
      <>
        <ResourceFilters filters={filters} values={known} onChange={state.set} />
        <Cluster gap={8} align="end">
          <TextField
            type="date"
            label={m.from}
            value={from ?? ''}
            onChange={(event) => state.set({ from: event.target.value || undefined })}
          />
          <TextField
            type="date"
            label={m.until}
            value={until ?? ''}
            onChange={(event) => state.set({ until: event.target.value || undefined })}
          />
        </Cluster>
      </>
    ),
  };
}

const optionsOf = (options: readonly { value: string; label: string }[]) =>
  options.map(({ value, label }) => ({ value, label }));
