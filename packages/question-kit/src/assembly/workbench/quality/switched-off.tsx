import { QuietButton, Stack, token, useUi } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import type { Draft } from '../../core/question.ts';
import type { Finding } from '../../quality/finding.ts';
import { findingText } from '../../quality/finding-text.ts';
import { useWorkbench } from '../workbench-context.ts';
import { FindingFrame, Soft } from './finding-frame.tsx';
import { useQualityMessages } from './messages.ts';
import { useExceptions } from './use-exceptions.ts';

const Settled = styled.details`
  & > summary {
    inline-size: fit-content;
    min-block-size: 32px;
    color: ${token.color.inkSoft};
    cursor: pointer;
  }
`;

interface SwitchedOffProps {
  findings: readonly Finding[];
  draft: Draft;
  /** Moves the focus when the last of them leaves the list. */
  onSwitchedOn: () => void;
}

/** The findings that the author has switched off, with the reasons. */
export function SwitchedOff({ findings, draft, onSwitchedOn }: SwitchedOffProps) {
  const m = useQualityMessages();
  const { language } = useUi();
  const { readOnly } = useWorkbench();
  const { announce } = useEditor();
  const { switchOn } = useExceptions();
  return (
    <Settled>
      <summary>{`${m.switchedOff} (${findings.length})`}</summary>
      <Stack gap={8}>
        {findings.map((finding) => {
          const { name, found } = findingText(finding, language);
          const { exception } = finding;
          return (
            <FindingFrame
              key={`${finding.rule} ${finding.path.join('.')}`}
              finding={finding}
              draft={draft}
              name={name}
              actions={
                !readOnly && (
                  <QuietButton
                    onClick={() => {
                      switchOn(finding);
                      announce(m.saidOn);
                      onSwitchedOn();
                    }}
                  >
                    {m.switchOn}
                  </QuietButton>
                )
              }
            >
              <p dir="auto">{exception && m.switchedOffBecause(exception.reason, exception.by)}</p>
              <Soft dir="auto">{found}</Soft>
            </FindingFrame>
          );
        })}
      </Stack>
    </Settled>
  );
}
