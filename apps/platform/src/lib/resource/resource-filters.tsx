import { Cluster, FilterChip, Select } from '@rubrica/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** One filter of a list. Its name is the query's field, and its parameter in the address. */
export type ResourceFilter<Query> = {
  [Name in keyof Query & string]: {
    name: Name;
    options: readonly { value: NonNullable<Query[Name]> & string; label: string }[];
    /** Shows a select with this label; without, each option is a chip that can be pressed. */
    select?: { label: string; all: string };
    /** Shown only where there is no room for what stands beside the list. */
    isForNarrow?: boolean;
    /** Shows this instead, for a value that is not one of the options. */
    control?: FilterControl;
  };
}[keyof Query & string];

/** A filter's own control. `undefined` removes the filter. */
type FilterControl = (value: string | undefined, onChange: (value: string | undefined) => void) => ReactNode;

/** What every filter has in common. */
export interface AnyFilter {
  name: string;
  options: readonly { value: string; label: string }[];
  select?: { label: string; all: string };
  isForNarrow?: boolean;
  control?: FilterControl;
}

/** Returns the values that are among their filters' options: an address can hold anything. */
export function knownFilterValues(
  filters: readonly AnyFilter[],
  values: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    filters.flatMap(({ name, options, control }) => {
      const given = values[name];
      if (control) return given === undefined ? [] : [[name, given]];
      const known = options.find(({ value }) => value === given);
      return known ? [[name, known.value]] : [];
    }),
  );
}

interface ResourceFiltersProps {
  filters: readonly AnyFilter[];
  values: Readonly<Record<string, string | undefined>>;
  onChange: (change: Record<string, string | undefined>) => void;
}

const all = 'all';

/** Where a page has room for something beside its list. */
export const besideListQuery = '(min-width: 1080px)';

const SelectFrame = styled.div`
  inline-size: 160px;
  @media ${besideListQuery} {
    &[data-narrow] {
      display: none;
    }
  }
`;

/** The filters beside the search of a list. */
export function ResourceFilters({ filters, values, onChange }: ResourceFiltersProps) {
  return (
    <Cluster gap={8}>
      {filters.map(({ name, options, select, isForNarrow, control }) =>
        control ? (
          <div key={name}>{control(values[name], (value) => onChange({ [name]: value }))}</div>
        ) : select ? (
          <SelectFrame key={name} data-narrow={isForNarrow ? '' : undefined}>
            <Select
              label={select.label}
              hideLabel
              value={values[name] ?? all}
              options={[{ value: all, label: select.all }, ...options]}
              onChange={(value) => onChange({ [name]: value === all ? undefined : value })}
            />
          </SelectFrame>
        ) : (
          options.map(({ value, label }) => (
            <FilterChip
              key={`${name} ${value}`}
              pressed={values[name] === value}
              onChange={(pressed) => onChange({ [name]: pressed ? value : undefined })}
            >
              {label}
            </FilterChip>
          ))
        ),
      )}
    </Cluster>
  );
}
