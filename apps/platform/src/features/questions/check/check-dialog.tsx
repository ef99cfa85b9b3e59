import { maximumMark, questionOf, type Draft, type Exception } from '@rubrica/question-kit';
import {
  anchorOf,
  lintQuestion,
  simulate,
  simulationTexts,
  type Finding,
  type Simulation,
} from '@rubrica/question-kit/quality';
import { Chip, Cluster, Dialog, Stack, Table, useUi } from '@rubrica/ui';
import { useMemo, useRef, useState } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { useMe } from '../../../lib/me.ts';
import { Findings } from './findings.tsx';
import { ar, en } from './messages.ts';
import { usePlaceName } from './use-place-name.ts';

interface CheckDialogProps {
  draft: Draft;
  /** The name of the question's level, in which a level of the CEFR is looked for. */
  level: string;
  exceptions: readonly Exception[];
  /** Receives the exceptions after a finding is switched off or on. */
  onExceptions: (exceptions: readonly Exception[]) => void;
  /** Moves the focus to a field, after the dialog is closed. */
  onGoTo: (path: Finding['path']) => void;
  onClose: () => void;
}

/** What the lint finds in a question, and how simulated students come out with its key. It loads with its first opening. */
export default function CheckDialog(props: CheckDialogProps) {
  const { draft, level, exceptions, onExceptions, onGoTo, onClose } = props;
  const m = useMessages({ en, ar });
  const findings = useMemo(() => lintQuestion(draft, { level, exceptions }), [draft, level, exceptions]);
  const simulation = useMemo(() => simulate(draft), [draft]);
  const { data: me } = useMe();
  const isLeaving = useRef(false);
  /** The keys of the findings whose switching off somebody is giving a reason for. */
  const [withReason, setWithReason] = useState<readonly string[]>([]);
  const goTo = (path: Finding['path']) => {
    isLeaving.current = true;
    onClose();
    onGoTo(path);
  };
  const switchOff = ({ rule, path }: Finding, reason: string) =>
    onExceptions([
      ...exceptions,
      { rule, ...anchorOf(draft, path), reason, by: me?.user.name ?? '', at: new Date().toISOString() },
    ]);
  const isAnswered = maximumMark(questionOf(draft)) > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      returnsFocus={() => !isLeaving.current}
      hasUnsaved={withReason.length > 0}
      size="large"
      title={m.title}
      description={m.text}
    >
      <Stack gap={24}>
        <Findings
          findings={findings}
          onGoTo={goTo}
          onSwitchOff={switchOff}
          onReason={(finding, reason) =>
            setWithReason((before) => [
              ...before.filter((other) => other !== finding),
              ...(reason.trim() === '' ? [] : [finding]),
            ])
          }
          onSwitchOn={({ exception }) => onExceptions(exceptions.filter((each) => each !== exception))}
        />
        <Stack as="section" gap={12} aria-label={m.tried}>
          <h3>{m.tried}</h3>
          {isAnswered ? <Tried simulation={simulation} /> : <p>{m.nothingToAnswer}</p>}
        </Stack>
      </Stack>
    </Dialog>
  );
}

function Tried({ simulation: { results, remarks } }: { simulation: Simulation }) {
  const m = useMessages({ en, ar });
  const { language } = useUi();
  const placeName = usePlaceName();
  const texts = simulationTexts[language.startsWith('ar') ? 'ar' : 'en'];
  return (
    <>
      <Table
        label={m.tried}
        rows={results}
        rowKey={({ student }) => student}
        columns={[
          { key: 'student', header: m.student, primary: true, cell: ({ student }) => texts.students[student].name },
          { key: 'habit', header: m.habit, cell: ({ student }) => texts.students[student].habit },
          {
            key: 'marks',
            header: m.marks,
            cell: ({ mark, maximum, pending }) => (
              <Cluster gap={8}>
                {m.of(mark, maximum)}
                {pending && <Chip tone="neutral">{m.pending}</Chip>}
              </Cluster>
            ),
          },
        ]}
      />
      <h3>{m.decides}</h3>
      {remarks.length === 0 && <p>{m.decidesWell}</p>}
      {remarks.map(({ code, student, path, item, given }) => (
        <p key={`${code} ${student} ${path.join('.')} ${item}`}>
          <b>{placeName(path)}</b>{' '}
          {given !== '' && (
            <>
              “<bdi>{given}</bdi>”{' '}
            </>
          )}
          {texts.remarks[code].found} {texts.remarks[code].fix}
        </p>
      ))}
    </>
  );
}
