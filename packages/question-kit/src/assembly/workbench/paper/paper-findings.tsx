import { Chip, QuietButton, token, useUi } from '@rubrica/ui';
import { SearchCheck } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { findingText } from '../../quality/finding-text.ts';
import { lintWhole } from '../../quality/lint-paper.ts';
import type { Sections } from '../../paper/actions/shape.ts';
import type { WorkbenchQuestion } from '../state/workbench-state.ts';
import { usePaperMessages } from './messages/use-paper-messages.ts';
import type { PaperRow } from './table/rows.ts';

const List = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token.font[14]};
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[8]};
    padding: ${token.space[4]} ${token.space[12]};
    border: 1px solid ${token.color.line};
    border-inline-start: 3px solid ${token.color.warning};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
  }
  & p {
    flex: 1 1 320px;
  }
  & small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
`;

interface PaperFindingsProps {
  sections: Sections<WorkbenchQuestion>;
  rows: readonly PaperRow[];
  /** The paper's language, and the one in which questions count. */
  paperLanguage: string;
  shownLanguage: string;
  onEditSection: (id: string) => void;
}

/** What only the whole paper shows: where the right options stand, points that do not add up, time that does not fit. */
export function PaperFindings(props: PaperFindingsProps) {
  const { sections, rows, paperLanguage, shownLanguage, onEditSection } = props;
  const m = usePaperMessages();
  const { language } = useUi();
  const findings = useMemo(
    () =>
      lintWhole(
        {
          language: paperLanguage,
          sections: sections.map(({ instructions, minutes, questions }) => ({
            instructions,
            minutes,
            questions: questions.map(({ history, ...question }) => ({ ...question, draft: history.draft })),
          })),
        },
        rows.flatMap((row) => (row.isCounted ? row.findings : [])),
        shownLanguage,
      ),
    [sections, rows, paperLanguage, shownLanguage],
  );
  if (findings.length === 0) return null;
  return (
    <List aria-label={m.issues.ofPaper}>
      {findings.map((finding) => {
        const { name, found, fix } = findingText(finding, language);
        const index = Number(finding.path[1] ?? -1);
        const section = sections[index];
        return (
          <li key={`${finding.rule} ${finding.path.join('.')}`}>
            <Chip icon={<SearchCheck aria-hidden="true" />}>{name}</Chip>
            <p>
              {section && (
                <b>
                  <bdi>{section.title === '' ? m.section(index + 1) : section.title}</bdi>.{' '}
                </b>
              )}
              {found} <small>{fix}</small>
            </p>
            {section && <QuietButton onClick={() => onEditSection(section.id)}>{m.sections.edit}</QuietButton>}
          </li>
        );
      })}
    </List>
  );
}
