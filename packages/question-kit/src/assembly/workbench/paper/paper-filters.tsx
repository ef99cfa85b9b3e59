import { QuietButton, SearchField, Select, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { skillCategories, storedTypes } from '../../../types/question-types.ts';
import { useAllEditorMessages } from '../../editor/messages/all-messages.ts';
import { questionStates } from '../../editorial/schema.ts';
import { usePaperMessages } from './messages/use-paper-messages.ts';
import { isWholePaper, type PaperRow, type RowQuery } from './table/rows.ts';

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(180px, 2fr) repeat(3, minmax(110px, 1fr));
  @container (min-width: 1000px) {
    grid-template-columns: minmax(140px, 2fr) repeat(7, minmax(76px, 1fr));
  }
  align-items: end;
  gap: ${token.space[8]};
  & > [data-part='found'] {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    align-items: center;
    gap: ${token.space[8]};
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  @media (max-width: 700px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

interface PaperFiltersProps {
  rows: readonly PaperRow[];
  foundCount: number;
  query: RowQuery;
  onChange: (query: RowQuery) => void;
  onClear: () => void;
}

/** Search and filters of the table. Only what the paper has is offered. */
export function PaperFilters({ rows, foundCount, query, onChange, onClear }: PaperFiltersProps) {
  const m = usePaperMessages();
  const { skills, typeNames } = useAllEditorMessages();
  const all = { value: 'all', label: m.filters.all };
  const levels = [...new Set(rows.map(({ level }) => level))].toSorted();
  const usedSkills = skillCategories.filter(
    (skill) => skill === query.skill || rows.some((row) => row.skill === skill),
  );
  const usedTypes = storedTypes.filter((type) => type === query.type || rows.some((row) => row.type === type));
  const categories = [...new Set(rows.map(({ category }) => category))].toSorted();
  const tags = [...new Set(rows.flatMap((row) => row.tags))].toSorted();
  const usedStates = questionStates.filter((state) => state === query.state || rows.some((row) => row.state === state));
  return (
    <Filters>
      <SearchField
        label={m.filters.search}
        placeholder={m.filters.searchHint}
        value={query.text}
        onChange={(text) => onChange({ ...query, text })}
        delayMs={120}
      />
      <Select
        label={m.filters.skill}
        value={query.skill || all.value}
        onChange={(value) => onChange({ ...query, skill: usedSkills.find((skill) => skill === value) ?? '' })}
        options={[all, ...usedSkills.map((skill) => ({ value: skill, label: skills[skill] }))]}
      />
      <Select
        label={m.columns.type}
        value={query.type || all.value}
        onChange={(value) => onChange({ ...query, type: usedTypes.find((type) => type === value) ?? '' })}
        options={[all, ...usedTypes.map((type) => ({ value: type, label: typeNames[type] }))]}
      />
      <NameSelect
        label={m.filters.level}
        none={m.filters.noLevel}
        names={levels}
        value={query.level}
        onChange={(level) => onChange({ ...query, level })}
      />
      <NameSelect
        label={m.columns.category}
        none={m.filters.noCategory}
        names={categories}
        value={query.category}
        onChange={(category) => onChange({ ...query, category })}
      />
      <NameSelect
        label={m.filters.tag}
        none={m.filters.noTag}
        names={rows.some((row) => row.tags.length === 0) ? ['', ...tags] : tags}
        value={query.tag}
        onChange={(tag) => onChange({ ...query, tag })}
      />
      <Select
        label={m.filters.state}
        value={query.state || all.value}
        onChange={(value) => onChange({ ...query, state: usedStates.find((state) => state === value) ?? '' })}
        options={[all, ...usedStates.map((state) => ({ value: state, label: m.states[state] }))]}
      />
      <Select
        label={m.columns.issues}
        value={query.issues || all.value}
        onChange={(value) => onChange({ ...query, issues: value === 'some' || value === 'none' ? value : '' })}
        options={[all, { value: 'some', label: m.filters.withIssues }, { value: 'none', label: m.issues.none }]}
      />
      {!isWholePaper(query) && (
        <div data-part="found">
          <span role="status">{m.filters.found(foundCount, rows.length)}</span>
          <QuietButton onClick={onClear}>{m.filters.clear}</QuietButton>
          <span>{m.filters.notMovable}</span>
        </div>
      )}
    </Filters>
  );
}

interface NameSelectProps {
  label: string;
  /** What the questions without a name are called. */
  none: string;
  names: readonly string[];
  /** Null for all. */
  value: string | null;
  onChange: (name: string | null) => void;
}

/** Chooses among names that somebody has written, of which any may look like a word of the list. */
function NameSelect({ label, none, names, value, onChange }: NameSelectProps) {
  const { filters } = usePaperMessages();
  const shown = value === null || names.includes(value) ? names : [...names, value];
  return (
    <Select
      label={label}
      value={value === null ? 'all' : `name ${value}`}
      onChange={(chosen) => onChange(chosen === 'all' ? null : chosen.slice('name '.length))}
      options={[
        { value: 'all', label: filters.all },
        ...shown.map((name) => ({ value: `name ${name}`, label: name || none })),
      ]}
    />
  );
}
