import { findingText, type Finding } from '@rubrica/question-kit/quality';
import { Chip, Cluster, QuietButton, ReasonForm, Stack, useUi, type ChipTone } from '@rubrica/ui';
import { useRef, useState } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { ar, en } from './messages.ts';
import { usePlaceName } from './use-place-name.ts';

const tones: Readonly<Record<Finding['severity'], ChipTone>> = { error: 'danger', warning: 'warning', note: 'neutral' };

const keyOf = ({ rule, path }: Finding) => `${rule} ${path.join('.')}`;

interface FindingsProps {
  findings: readonly Finding[];
  onGoTo: (path: Finding['path']) => void;
  onSwitchOff: (finding: Finding, reason: string) => void;
  /** Called with the key of a finding while a reason is typed for it, and with no reason once it is used or discarded. */
  onReason: (finding: string, reason: string) => void;
  onSwitchOn: (finding: Finding) => void;
}

/** What the lint finds, each with the way to its field, and what is switched off with the reasons. */
export function Findings({ findings, onGoTo, onSwitchOff, onReason, onSwitchOn }: FindingsProps) {
  const m = useMessages({ en, ar });
  const heading = useRef<HTMLHeadingElement>(null);
  const open = findings.filter(({ exception }) => exception === null);
  const off = findings.filter(({ exception }) => exception !== null);
  // The button that was pressed is gone with its finding.
  const focusHeading = () => heading.current?.focus();
  return (
    <Stack as="section" gap={12} aria-label={m.findings}>
      <h3 ref={heading} tabIndex={-1}>
        {m.findings}
      </h3>
      {open.length === 0 && <p>{m.nothing}</p>}
      {open.map((finding) => (
        <OpenFinding
          key={keyOf(finding)}
          finding={finding}
          onGoTo={() => onGoTo(finding.path)}
          onSwitchOff={(reason) => {
            onSwitchOff(finding, reason);
            focusHeading();
          }}
          onReason={(reason) => onReason(keyOf(finding), reason)}
        />
      ))}
      {off.length > 0 && (
        <details>
          <summary>{m.switchedOff(off.length)}</summary>
          <Stack gap={12}>
            {off.map((finding) => (
              <FindingOff
                key={keyOf(finding)}
                finding={finding}
                onSwitchOn={() => {
                  onSwitchOn(finding);
                  focusHeading();
                }}
              />
            ))}
          </Stack>
        </details>
      )}
    </Stack>
  );
}

interface OpenFindingProps {
  finding: Finding;
  onGoTo: () => void;
  onSwitchOff: (reason: string) => void;
  onReason: (reason: string) => void;
}

function OpenFinding({ finding, onGoTo, onSwitchOff, onReason }: OpenFindingProps) {
  const m = useMessages({ en, ar });
  const { language } = useUi();
  const placeName = usePlaceName();
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const ask = (isNowAsking: boolean) => {
    onReason('');
    setIsAsking(isNowAsking);
  };
  const { name, found, why, fix } = findingText(finding, language);
  const place = placeName(finding.path);
  return (
    <Stack as="article" gap={4} aria-label={`${name}: ${place}`}>
      <Cluster gap={8}>
        <Chip tone={tones[finding.severity]}>{m.severities[finding.severity]}</Chip>
        <b>{name}</b>
      </Cluster>
      <p dir="auto">{found}</p>
      <p>{why}</p>
      <p>
        <b>{m.fix}</b> {fix}
      </p>
      <Cluster gap={8}>
        <QuietButton tone="accent" onClick={onGoTo}>
          {m.goTo(place)}
        </QuietButton>
        <QuietButton ref={button} aria-expanded={isAsking} onClick={() => ask(!isAsking)}>
          {m.switchOff}
        </QuietButton>
      </Cluster>
      {isAsking && (
        <ReasonForm
          label={m.reason}
          hint={m.reasonHint}
          missing={m.reasonMissing}
          confirmLabel={m.confirm}
          cancelLabel={m.cancel}
          onChange={onReason}
          onConfirm={(reason) => {
            onReason('');
            onSwitchOff(reason);
          }}
          onCancel={() => {
            ask(false);
            button.current?.focus();
          }}
        />
      )}
    </Stack>
  );
}

function FindingOff({ finding, onSwitchOn }: { finding: Finding; onSwitchOn: () => void }) {
  const m = useMessages({ en, ar });
  const { language } = useUi();
  const placeName = usePlaceName();
  const { name } = findingText(finding, language);
  const { exception, path } = finding;
  return (
    <Stack as="article" gap={4} aria-label={`${name}: ${placeName(path)}`}>
      <Cluster gap={8}>
        <b>{name}</b>
        <span>{placeName(path)}</span>
      </Cluster>
      <p dir="auto">{exception && m.because(exception.reason, exception.by)}</p>
      <Cluster gap={8}>
        <QuietButton onClick={onSwitchOn}>{m.switchOn}</QuietButton>
      </Cluster>
    </Stack>
  );
}
