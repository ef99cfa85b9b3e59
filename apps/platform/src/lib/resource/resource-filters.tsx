import { Cluster, FilterChip, Select } from '@rubrica/ui';

/** One filter of a list. Its name is the query's field, and its parameter in the address. */
export type ResourceFilter<Query> = {
  [Name in keyof Query & string]: {
    name: Name;
    options: readonly { value: NonNullable<Query[Name]> & string; label: string }[];
    /** Shows a select with this label; without, each option is a chip that can be pressed. */
    select?: { label: string; all: string };
  };
}[keyof Query & string];

/** What every filter has in common. */
export interface AnyFilter {
  name: string;
  options: readonly { value: string; label: string }[];
  select?: { label: string; all: string };
}

/** Returns the values that are among their filters' options: an address can hold anything. */
export function knownFilterValues(
  filters: readonly AnyFilter[],
  values: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    filters.flatMap(({ name, options }) => {
      const known = options.find(({ value }) => value === values[name]);
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

/** The filters beside the search of a list. */
export function ResourceFilters({ filters, values, onChange }: ResourceFiltersProps) {
  return (
    <Cluster gap={8}>
      {filters.map(({ name, options, select }) =>
        select ? (
          <div key={name} style={{ inlineSize: 150 }}>
            <Select
              label={select.label}
              hideLabel
              value={values[name] ?? all}
              options={[{ value: all, label: select.all }, ...options]}
              onChange={(value) => onChange({ [name]: value === all ? undefined : value })}
            />
          </div>
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
