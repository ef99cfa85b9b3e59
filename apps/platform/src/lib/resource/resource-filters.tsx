import { Cluster, FilterChip, QuietButton, Select } from '@rubrica/ui';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../i18n.ts';
import { ar, en } from '../list/messages.ts';

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
  /** Whether a button shows them on a phone, where they are many. */
  foldsOnPhone?: boolean;
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

/** More controls than these would push the rows of a list off the screen of a phone. */
const mostOnPhone = 2;

const phoneQuery = '(max-width: 560px)';

const Collapsible = styled.div`
  display: contents;
  & > button {
    display: none;
  }
  @media ${phoneQuery} {
    & > button {
      display: inline-flex;
    }
    & > button[aria-expanded='false'] + * {
      display: none;
    }
  }
`;

/** The filters beside the search of a list. */
export function ResourceFilters(props: ResourceFiltersProps) {
  const { filters, values, foldsOnPhone = false } = props;
  const messages = useMessages({ en, ar });
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // A filter without a control of its own has one for each of its options.
  const controlCounts = filters.map(({ options, select, control }) => (select || control ? 1 : options.length));
  const isFew = controlCounts.reduce((sum, count) => sum + count, 0) <= mostOnPhone;
  if (!foldsOnPhone || isFew) return <Controls {...props} />;
  const active = filters.filter(({ name }) => values[name] !== undefined).length;
  return (
    <Collapsible>
      <QuietButton aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {messages.filters(active)}
      </QuietButton>
      <div id={id}>
        <Controls {...props} />
      </div>
    </Collapsible>
  );
}

function Controls({ filters, values, onChange }: ResourceFiltersProps) {
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
