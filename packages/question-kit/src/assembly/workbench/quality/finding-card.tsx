import { QuietButton, ReasonForm, token, useUi } from '@rubrica/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import type { Draft } from '../../core/question.ts';
import type { Finding } from '../../quality/finding.ts';
import { findingText } from '../../quality/finding-text.ts';
import { useWorkbench } from '../workbench-context.ts';
import { ExampleList } from './example-list.tsx';
import { FindingFrame, Soft } from './finding-frame.tsx';
import { useQualityMessages } from './messages.ts';
import { useExceptions } from './use-exceptions.ts';

const Details = styled.details`
  & > summary {
    inline-size: fit-content;
    min-block-size: 28px;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    cursor: pointer;
  }
`;

interface FindingCardProps {
  finding: Finding;
  draft: Draft;
  /** Moves the focus when the finding leaves the list. */
  onSwitchedOff: () => void;
}

/** A finding: what was found, why it matters, what to do, and how it looks elsewhere. */
export function FindingCard({ finding, draft, onSwitchedOff }: FindingCardProps) {
  const m = useQualityMessages();
  const { language } = useUi();
  const { readOnly } = useWorkbench();
  const { announce } = useEditor();
  const { switchOff } = useExceptions();
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { name, found, why, fix } = findingText(finding, language);

  return (
    <FindingFrame
      finding={finding}
      draft={draft}
      name={name}
      actions={
        !readOnly && (
          <QuietButton ref={button} aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
            {m.switchOff}
          </QuietButton>
        )
      }
    >
      <p dir="auto">{found}</p>
      <Soft>{why}</Soft>
      <p>
        <b>{m.fix}</b> {fix}
      </p>
      <Details>
        <summary>{m.examples}</summary>
        <ExampleList rule={finding.rule} />
      </Details>
      {isAsking && (
        <ReasonForm
          label={m.reason}
          hint={m.reasonHint}
          missing={m.reasonMissing}
          confirmLabel={m.confirm}
          cancelLabel={m.cancel}
          onCancel={() => {
            setIsAsking(false);
            button.current?.focus();
          }}
          onConfirm={(reason) => {
            switchOff(finding, reason);
            announce(m.saidOff);
            onSwitchedOff();
          }}
        />
      )}
    </FindingFrame>
  );
}
