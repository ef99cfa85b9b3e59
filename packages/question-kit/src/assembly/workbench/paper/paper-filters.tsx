import { QuietButton, SearchField, Select, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { skillCategories } from '../../../types/question-types.ts';
import { useAllEditorMessages } from '../../editor/messages/all-messages.ts';
import { questionStates } from '../../editorial/schema.ts';
import { usePaperMessages } from './messages/use-paper-messages.ts';
import { isWholePaper, type PaperRow, type RowQuery } from './table/rows.ts';

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(180px, 2fr) repeat(3, minmax(110px, 1fr));
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
  const { skills } = useAllEditorMessages();
  const all = { value: 'all', label: m.filters.all };
  const levels = [...new Set(rows.map(({ level }) => level))].toSorted();
  const usedSkills = skillCategories.filter(
    (skill) => skill === query.skill || rows.some((row) => row.skill === skill),
  );
  const usedStates = questionStates.filter((state) => state === query.state || rows.some((row) => row.state === state));
  return (
    <Filters>
      <SearchField
        label={m.filters.search}
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
        label={m.filters.level}
        value={query.level === null ? all.value : `level ${query.level}`}
        onChange={(value) => onChange({ ...query, level: value === all.value ? null : value.slice('level '.length) })}
        options={[all, ...levels.map((level) => ({ value: `level ${level}`, label: level || m.filters.noLevel }))]}
      />
      <Select
        label={m.filters.state}
        value={query.state || all.value}
        onChange={(value) => onChange({ ...query, state: usedStates.find((state) => state === value) ?? '' })}
        options={[all, ...usedStates.map((state) => ({ value: state, label: m.states[state] }))]}
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
