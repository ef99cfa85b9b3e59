import type { CategoryId, DiplomaId, GroupId, LevelId, Task } from '@rubrica/api-client/contract';
import { skillCategories } from '@rubrica/question-kit';
import { Cluster, Stack, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { DateFilterField } from '../../lib/calendar/date-filter-field.tsx';
import { isCalendarDate } from '../../lib/calendar/dates.ts';
import { useMessages } from '../../lib/i18n.ts';
import type { ListState } from '../../lib/list/use-list-state.ts';
import { useMediaQuery } from '../../lib/media-query.ts';
import { useGroupOptions, useNamedOptions } from '../../lib/options/use-options.ts';
import { useQuestionNames } from '../../lib/questions/question-names.ts';
import { type AnyFilter, knownFilterValues, ResourceFilters } from '../../lib/resource/resource-filters.tsx';
import { ar, en } from './messages.ts';

/** What reports can be narrowed by, as its parameters in the address are called. */
export const reportFilterNames = ['from', 'until', 'group', 'level', 'skill', 'category', 'diploma', 'kind'] as const;
type FilterName = (typeof reportFilterNames)[number];

/** The filters that not every report has. */
export type OwnFilter = 'skill' | 'category' | 'diploma' | 'kind';

const kinds = ['homework', 'quiz', 'vdo-lect', 'vdo-speaking'] as const satisfies readonly Task['kind'][];

const More = styled.details`
  & > summary {
    min-block-size: 24px;
    inline-size: fit-content;
    color: ${token.color.inkSoft};
    cursor: pointer;
  }
  &[open] > summary {
    margin-block-end: ${token.space[8]};
  }
  @media (max-width: 760px) {
    & > summary {
      padding-block: 11px;
    }
  }
`;

/** The filters of a report: their values, of which only those are sent that the server knows, and their controls. */
export function useReportFilters(state: ListState<FilterName>, own: readonly OwnFilter[]) {
  const m = useMessages({ en, ar });
  // Rows come before the filters on a phone, which are one press away.
  const isNarrow = useMediaQuery('(max-width: 760px)');
  const { skillNames } = useQuestionNames();
  const options = {
    skill: skillCategories.map((value) => ({ value, label: skillNames[value] })),
    category: optionsOf(useNamedOptions('categories')),
    diploma: optionsOf(useNamedOptions('diplomas')),
    kind: kinds.map((value) => ({ value, label: m.kinds[value] })),
  };
  const always: AnyFilter[] = [
    { name: 'group', options: optionsOf(useGroupOptions()), select: { label: m.group, all: m.allGroups } },
    { name: 'level', options: optionsOf(useNamedOptions('levels')), select: { label: m.level, all: m.allLevels } },
  ];
  const more = own.map((name): AnyFilter => ({ name, options: options[name], select: m.filters[name] }));
  const known = knownFilterValues([...always, ...more], state.filters);
  const dateOf = (name: 'from' | 'until') => {
    const text = state.filters[name];
    return text !== undefined && isCalendarDate(text) ? text : undefined;
  };
  const [from, until] = [dateOf('from'), dateOf('until')];
  const [group, level]: [GroupId | undefined, LevelId | undefined] = [known['group'], known['level']];
  const [category, diploma]: [CategoryId | undefined, DiplomaId | undefined] = [known['category'], known['diploma']];
  const skill = skillCategories.find((each) => each === known['skill']);
  const kind = kinds.find((each) => each === known['kind']);
  const controls = (
    <>
      <ResourceFilters filters={always} values={known} onChange={state.set} />
      <Cluster gap={8} align="end">
        <DateFilterField label={m.from} value={from ?? ''} onChange={(date) => state.set({ from: date })} />
        <DateFilterField label={m.until} value={until ?? ''} onChange={(date) => state.set({ until: date })} />
      </Cluster>
      {/* A filter that is set is always in sight. */}
      <More open={more.some(({ name }) => known[name]) || undefined}>
        <summary>{m.moreFilters}</summary>
        <ResourceFilters filters={more} values={known} onChange={state.set} />
      </More>
    </>
  );
  const named = [...always, ...more].flatMap(({ name, options: choices, select }) => {
    const chosen = choices.find(({ value }) => value === known[name]);
    return chosen && select ? [`${select.label}: ${chosen.label}`] : [];
  });
  return {
    /** The filters in force, but for the period, as `Group: B2, Monday`. */
    named,
    values: {
      ...(from && { from }),
      ...(until && { until }),
      ...(group && { group }),
      ...(level && { level }),
      ...(skill && { skill }),
      ...(category && { category }),
      ...(diploma && { diploma }),
      ...(kind && { kind }),
    },
    hasPeriod: Boolean(from ?? until),
    controls: isNarrow ? (
      <More>
        <summary>{m.filtersOf(reportFilterNames.filter((name) => state.filters[name]).length)}</summary>
        <Stack gap={8}>{controls}</Stack>
      </More>
    ) : (
      controls
    ),
  };
}

const optionsOf = (options: readonly { value: string; label: string }[]) =>
  options.map(({ value, label }) => ({ value, label }));
