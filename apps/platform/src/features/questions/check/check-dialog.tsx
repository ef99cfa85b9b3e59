import { maximumMark, questionOf, type Draft } from '@rubrica/question-kit';
import {
  findingText,
  lintQuestion,
  simulate,
  simulationTexts,
  type Finding,
  type Simulation,
} from '@rubrica/question-kit/quality';
import { Chip, Cluster, Dialog, Stack, Table, useUi, type ChipTone } from '@rubrica/ui';
import { useMemo } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { ar, en } from './messages.ts';

const tones: Readonly<Record<Finding['severity'], ChipTone>> = { error: 'danger', warning: 'warning', note: 'neutral' };

interface CheckDialogProps {
  draft: Draft;
  /** The name of the question's level, in which a level of the CEFR is looked for. */
  level: string;
  onClose: () => void;
}

/** What the lint finds in a question, and how simulated students come out with its key. It loads with its first opening. */
export default function CheckDialog({ draft, level, onClose }: CheckDialogProps) {
  const m = useMessages({ en, ar });
  const findings = useMemo(() => lintQuestion(draft, { level }), [draft, level]);
  const simulation = useMemo(() => simulate(draft), [draft]);
  const isAnswered = maximumMark(questionOf(draft)) > 0;
  return (
    <Dialog open onClose={onClose} hasUnsaved={false} size="large" title={m.title} description={m.text}>
      <Stack gap={24}>
        <Findings findings={findings} />
        <Stack as="section" gap={12} aria-label={m.tried}>
          <h3>{m.tried}</h3>
          {isAnswered ? <Tried simulation={simulation} /> : <p>{m.nothingToAnswer}</p>}
        </Stack>
      </Stack>
    </Dialog>
  );
}

function usePlaceName(): (path: Finding['path']) => string {
  const m = useMessages({ en, ar });
  return ([list, index]) => {
    if (list === 'input') return m.stimulus;
    return list === 'questions' && typeof index === 'number' ? m.part(index + 1) : m.whole;
  };
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  const m = useMessages({ en, ar });
  const { language } = useUi();
  const placeName = usePlaceName();
  return (
    <Stack as="section" gap={12} aria-label={m.findings}>
      <h3>{m.findings}</h3>
      {findings.length === 0 && <p>{m.nothing}</p>}
      {findings.map((finding) => {
        const { name, found, why, fix } = findingText(finding, language);
        return (
          <Stack as="article" gap={4} key={`${finding.rule} ${finding.path.join('.')}`}>
            <Cluster gap={8}>
              <Chip tone={tones[finding.severity]}>{m.severities[finding.severity]}</Chip>
              <b>{name}</b>
              <span>{placeName(finding.path)}</span>
            </Cluster>
            <p dir="auto">{found}</p>
            <p>{why}</p>
            <p>
              <b>{m.fix}</b> {fix}
            </p>
          </Stack>
        );
      })}
    </Stack>
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
