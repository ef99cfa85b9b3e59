import type { StudentHome } from '@rubrica/api-client/contract';
import { Stack, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import type { CalendarDate } from '../../../../lib/calendar/dates.ts';
import type { CalendarFormat } from '../../../../lib/calendar/use-calendar-format.ts';
import type { WeekDay } from '../week.ts';
import { Practice } from './practice.tsx';
import { Results } from './results.tsx';
import { SkillRings } from './skill-rings.tsx';
import { WeekRows } from './week-rows.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${token.space[32]} ${token.space[48]};
  align-items: start;
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface HomeRestProps {
  home: StudentHome;
  days: readonly WeekDay[];
  chosen: CalendarDate | null;
  format: CalendarFormat;
}

/** What stands below a student's next thing and week. */
export function HomeRest({ home, days, chosen, format }: HomeRestProps) {
  return (
    <Stack gap={48}>
      <Columns>
        <WeekRows items={home.week} days={days} chosen={chosen} format={format} />
        <Stack gap={32}>
          <Practice practice={home.practice} days={days} wordsDue={home.wordsDue} />
          <SkillRings skills={home.skills} />
        </Stack>
      </Columns>
      <Results results={home.results} />
    </Stack>
  );
}
