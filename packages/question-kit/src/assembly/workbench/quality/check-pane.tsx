import { EmptyState, Stack, token } from '@rubrica/ui';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { ValuePath } from '../../compare/difference.ts';
import type { Finding } from '../../quality/finding.ts';
import { lintQuestion } from '../../quality/lint-question.ts';
import { ruleNames } from '../../quality/rules.ts';
import { severities } from '../../quality/severity.ts';
import type { PaneProps } from '../panes/pane-props.ts';
import { ToolPane } from '../panes/tool-pane.ts';
import { currentField } from '../editorial/current-field.ts';
import { FindingCard } from './finding-card.tsx';
import { useQualityMessages } from './messages.ts';
import { SwitchedOff } from './switched-off.tsx';
import { WordPanel } from './word-panel.tsx';
import { useLintOptions } from './use-lint-options.ts';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const levels = useWordLevels();
  const options = useLintOptions(question);
  const findings = useMemo(() => lintQuestion(draft, options), [draft, options]);
  const field = useSyncExternalStore(currentField.subscribe, currentField.get, currentField.get);
  useEffect(() => {
    if (field?.wants !== 'check') return;
    const finding = findings.find(({ path, exception }) => exception === null && isAt(path, field.path));
    const card = finding && pane.current?.querySelector<HTMLElement>(`[data-finding="${keyOf(finding)}"] button`);
    (card ?? heading.current)?.focus();
    currentField.set({ questionId: field.questionId, path: field.path });
  }, [field, findings]);
  const open = findings.filter(({ exception }) => exception === null);
  const off = findings.filter(({ exception }) => exception !== null);
  const focusHeading = () => heading.current?.focus();

  return (
    <ToolPane ref={pane}>
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
                  <div key={keyOf(finding)} data-finding={keyOf(finding)}>
                    <FindingCard finding={finding} draft={draft} onSwitchedOff={focusHeading} />
                  </div>
                ))}
              </Group>
            )
          );
        })}
        {off.length > 0 && <SwitchedOff findings={off} draft={draft} onSwitchedOn={focusHeading} />}
        <WordPanel draft={draft} levels={levels} />
      </Stack>
    </ToolPane>
  );
}

/** Whether a finding is at a field; one about the whole question is at its title. */
function isAt(path: Finding['path'], field: ValuePath): boolean {
  return (path.length === 0 ? 'title' : path.join('.')) === field.join('.');
}

function keyOf({ rule, path }: Finding): string {
  return `${rule} ${path.join('.')}`;
}
