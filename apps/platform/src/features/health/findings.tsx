import { Chip, Cluster, Stack, token } from '@rubrica/ui';
import type { HealthState, ServerHealth } from '@rubrica/api-client/contract';
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatBytes } from '../../lib/format-bytes.ts';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useMessages } from '../../lib/i18n.ts';
import { Rows, Section } from '../../lib/page/section.tsx';
import { schoolNow } from '../../lib/school-clock.ts';
import { ar } from './messages/ar.ts';
import { type CheckName, en, type HealthFormat, type Messages } from './messages/en.ts';

const What = styled(Stack)`
  max-inline-size: 72ch;
`;

const Advice = styled.p`
  color: ${token.color.inkSoft};
`;

/** Of those that need the same, the order in which somebody would ask. */
const names = [
  'attempts',
  'database',
  'migrations',
  'space',
  'backups',
  'files',
  'jobs',
  'mail',
  'clock',
  'server',
] as const satisfies readonly CheckName[];

const urgency = { act: 0, look: 1, good: 2 } as const satisfies Record<HealthState, number>;

const chips = {
  good: ['success', CircleCheck],
  look: ['warning', TriangleAlert],
  act: ['danger', CircleAlert],
} as const;

interface Finding {
  name: CheckName;
  /** Null where the server cannot tell. */
  state: HealthState | null;
  says: string;
  advice: string | null;
}

function findingOf<Name extends CheckName>(
  name: Name,
  found: ServerHealth[Name],
  { texts, format }: { texts: Messages; format: HealthFormat },
): Finding {
  if (!found) return { name, state: null, says: texts.unseenBackups, advice: null };
  const { says, advice } = texts.checks[name];
  return { name, state: found.state, says: says(found, format), advice: found.state === 'good' ? null : advice(found) };
}

/** Every check with its state, what was found and what to do. The most urgent are first. */
export function Findings({ health }: { health: ServerHealth }) {
  const texts = useMessages({ en, ar });
  const language = useLanguage();
  const { number, fromNow } = useFormat();
  const format = {
    number,
    fromNow,
    ago: (seconds: number) => fromNow(new Date(schoolNow() - seconds * 1000).toISOString()),
    bytes: (bytes: number) => formatBytes(bytes, language),
  };
  const findings = names
    .map((name) => findingOf(name, health[name], { texts, format }))
    .toSorted((a, b) => urgency[a.state ?? 'good'] - urgency[b.state ?? 'good']);
  return (
    <Section title={texts.findings}>
      <Rows>
        {findings.map(({ name, state, says, advice }) => (
          <li key={name} data-check={name}>
            <What gap={4}>
              <Cluster gap={8}>
                <b>{texts.checks[name].title}</b>
                <State state={state} />
              </Cluster>
              <p>{says}</p>
              {advice !== null && <Advice>{advice}</Advice>}
              {name === 'jobs' && advice !== null && <Link to="/admin/jobs">{texts.seeJobs}</Link>}
            </What>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

function State({ state }: { state: HealthState | null }) {
  const texts = useMessages({ en, ar });
  if (state === null) return <Chip icon={<CircleHelp aria-hidden="true" />}>{texts.unseen}</Chip>;
  const [tone, Icon] = chips[state];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {texts.states[state]}
    </Chip>
  );
}
