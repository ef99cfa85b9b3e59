import type { StudentHome } from '@rubrica/api-client/contract';
import { Button, token } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../../lib/api.ts';
import { Ring } from '../../../../lib/charts/ring.tsx';
import { useFormat } from '../../../../lib/format.ts';
import { useMessages } from '../../../../lib/i18n.ts';
import { invalidate } from '../../../../lib/query-keys.ts';
import { useRunChange } from '../../../../lib/resource/use-run-change.ts';
import { WorkIcon } from '../../../../lib/work/work-icon.tsx';
import type { WeekDay } from '../week.ts';
import { ar, en } from './messages.ts';
import { Section } from '../../../../lib/page/section.tsx';

/** A row of one day says nothing. */
const shortestRow = 2;

const Panel = styled.div`
  display: grid;
  gap: ${token.space[16]};

  & > div {
    display: flex;
    align-items: center;
    gap: ${token.space[16]};
  }
  & > div > div:last-child {
    flex: 1;
    min-inline-size: 0;
  }
  & strong {
    display: block;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & p,
  & small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[8]};
    margin-block-start: ${token.space[4]};
    font-size: ${token.font[14]};
  }
  & select {
    min-block-size: ${token.density.control};
    padding-inline: ${token.space[8]};
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font: inherit;
  }
  & select:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  & > div + div {
    padding-block-start: ${token.space[16]};
    border-block-start: 1px solid ${token.color.line};
  }
`;

interface PracticeProps {
  practice: StudentHome['practice'];
  days: readonly WeekDay[];
  wordsDue: number;
}

/** The days of this week on which a student practised, beside a goal of their own, and their words. */
export function Practice({ practice, days, wordsDue }: PracticeProps) {
  const { practice: m } = useMessages({ en, ar });
  const { number } = useFormat();
  const { daysInRow } = practice;
  const { goal, setGoal } = useGoal(practice.goalDays);
  const practised = days.filter(({ hasPractice }) => hasPractice).length;
  return (
    <Section title={m.title}>
      <Panel>
        <div>
          <Ring value={goal === null ? null : practised / goal} color={token.color.accent} size={84}>
            <strong>{number(practised)}</strong>
          </Ring>
          <div>
            <strong>{goal === null ? m.thisWeek(practised) : m.ofGoal(practised, goal)}</strong>
            <GoalChoice goal={goal} onChange={setGoal} />
          </div>
        </div>
        <p>
          {goal !== null && practised >= goal && `${m.reached} `}
          {daysInRow >= shortestRow && `${m.inRow(daysInRow)}. `}
          {m.hint}
        </p>
        <div>
          <WorkIcon work="Vocab" isNamed />
          <div>
            <strong>{wordsDue === 0 ? m.noWords : m.words(wordsDue)}</strong>
          </div>
          <Button to={wordsDue === 0 ? '/student/words' : '/student/words/practice'}>
            {wordsDue === 0 ? m.allWords : m.practise}
          </Button>
        </div>
      </Panel>
    </Section>
  );
}

/** The goal as it is chosen, before the server has it. */
function useGoal(stored: number | null) {
  const { practice: m } = useMessages({ en, ar });
  const client = useQueryClient();
  const runChange = useRunChange();
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  const setGoal = (daysPerWeek: number | null) => {
    setChosen(daysPerWeek);
    runChange(async () => {
      await api.setStudentGoal({ body: { daysPerWeek } });
      await invalidate(client, 'Task');
    }, m.notSaved).catch(() => setChosen(undefined));
  };
  return { goal: chosen === undefined ? stored : chosen, setGoal };
}

function GoalChoice({ goal, onChange }: { goal: number | null; onChange: (goal: number | null) => void }) {
  const { practice: m } = useMessages({ en, ar });
  const id = useId();
  return (
    <label htmlFor={id}>
      {m.goal}
      <select
        id={id}
        value={goal ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{m.noGoal}</option>
        {[1, 2, 3, 4, 5, 6, 7].map((count) => (
          <option key={count} value={count}>
            {m.perWeek(count)}
          </option>
        ))}
      </select>
    </label>
  );
}
