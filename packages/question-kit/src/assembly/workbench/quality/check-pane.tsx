import { EmptyState, Stack, token } from '@rubrica/ui';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import type { Finding } from '../../quality/finding.ts';
import { lintQuestion } from '../../quality/lint-question.ts';
import { ruleNames } from '../../quality/rules.ts';
import { severities } from '../../quality/severity.ts';
import type { PaneProps } from '../panes/pane-props.ts';
import { useWorkbench } from '../workbench-context.ts';
import { FindingCard } from './finding-card.tsx';
import { useQualityMessages } from './messages.ts';
import { SwitchedOff } from './switched-off.tsx';
import { WordPanel } from './word-panel.tsx';
import { useWordLevels } from './word-levels.ts';

const Heading = styled.h2`
  font-size: ${token.font[14]};
  font-weight: 650;
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

const Group = styled.section`
  display: grid;
  gap: ${token.space[8]};
  & > h3 {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-weight: 650;
  }
`;

/** The pane that says what makes the open question a bad measure, and lets its author switch single findings off with a reason. */
export default function CheckPane({ draft, question }: PaneProps) {
  const m = useQualityMessages();
  const { workbench } = useWorkbench();
  const heading = useRef<HTMLHeadingElement>(null);
  const levels = useWordLevels();
  const language = question.language ?? workbench.paper.language;
  const { exceptions } = question;
  // The time of a section with more questions is judged in the table of the paper.
  const section = workbench.sections.find(({ questions }) => questions.some(({ id }) => id === question.id));
  const minutes = section?.questions.length === 1 ? section.minutes : null;
  const findings = useMemo(
    () => lintQuestion(draft, { language, minutes, exceptions, levelOf: levels && ((word) => levels.get(word)) }),
    [draft, language, minutes, exceptions, levels],
  );
  const open = findings.filter(({ exception }) => exception === null);
  const off = findings.filter(({ exception }) => exception !== null);
  const focusHeading = () => heading.current?.focus();

  return (
    <Stack gap={16}>
      <Heading ref={heading} tabIndex={-1}>
        {m.summary(open.length)}
      </Heading>
      {open.length === 0 && (
        <EmptyState level={3} title={m.nothing}>
          {m.nothingHint(ruleNames.length)}
        </EmptyState>
      )}
      {severities.map((severity) => {
        const ofSeverity = open.filter((finding) => finding.severity === severity);
        return (
          ofSeverity.length > 0 && (
            <Group key={severity} aria-label={m.severities[severity]}>
              <h3>{m.severities[severity]}</h3>
              {ofSeverity.map((finding) => (
                <FindingCard key={keyOf(finding)} finding={finding} draft={draft} onSwitchedOff={focusHeading} />
              ))}
            </Group>
          )
        );
      })}
      {off.length > 0 && <SwitchedOff findings={off} draft={draft} onSwitchedOn={focusHeading} />}
      <WordPanel draft={draft} levels={levels} />
    </Stack>
  );
}

function keyOf({ rule, path }: Finding): string {
  return `${rule} ${path.join('.')}`;
}
