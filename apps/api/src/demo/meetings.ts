import type { AttendanceStatus } from '@rubrica/api-client/contract';
import type { DemoGroupName, DemoName } from './people.ts';

/** A term of weekly meetings of one group. */
export interface DemoSeries {
  group: DemoGroupName;
  title: string;
  description: string;
  teacher: DemoName;
  place: string;
  link: string | null;
  /** ISO weekday: 1 is Monday. */
  weekday: number;
  startTime: string;
  durationMinutes: number;
  /** How many weeks ago it began, and how many are still to come. */
  weeksAgo: number;
  weeksToCome: number;
  /**
   * A letter for each meeting that is over, the last one last: present, late, absent, excused, or `.` where nobody confirmed it.
   * Where the letters of a student end early, the earlier ones are `p`.
   */
  attendance: Readonly<Partial<Record<DemoName, string>>>;
}

const letters: Readonly<Record<string, AttendanceStatus>> = { p: 'Present', l: 'Late', a: 'Absent', e: 'Excused' };

/** Returns what was confirmed of a student so many meetings ago, 1 for the last one; undefined where nobody confirmed it. */
export function demoStatus(row: string, meetingsAgo: number): AttendanceStatus | undefined {
  return letters[row.at(-meetingsAgo) ?? 'p'];
}

/** Students who come, who are late, who fell silent; and what nobody has confirmed. */
export const demoSeries: readonly DemoSeries[] = [
  {
    group: 'general',
    title: 'General English B2',
    description: 'Bring the workbook.\nWe check the homework in the first ten minutes.',
    teacher: 'assistant',
    place: 'Room 4',
    link: null,
    weekday: 2,
    startTime: '17:30',
    durationMinutes: 90,
    weeksAgo: 7,
    weeksToCome: 8,
    attendance: {
      student: 'plpppep',
      layla: 'ppppppp',
      omar: 'lplplpa',
      sofia: 'pppeppp',
      mei: 'pppppaa',
      emily: 'paplppp',
    },
  },
  {
    group: 'advanced',
    title: 'Advanced English C1: timed papers',
    description: 'A paper against the clock, then the hardest question together.',
    teacher: 'assistant',
    place: '',
    link: 'https://meet.rubrica.test/advanced-english',
    weekday: 4,
    startTime: '18:30',
    durationMinutes: 120,
    weeksAgo: 10,
    weeksToCome: 8,
    attendance: { karim: 'pplpppappp', ingrid: 'pppppppppp', tomasz: 'papplppape', rania: 'ppppepplp.' },
  },
  {
    group: 'bilingual',
    title: 'الإنجليزية بالعربية: قراءة ومفردات',
    description: 'نقرأ نصًا بالإنجليزية ونناقشه بالعربية. أحضر دفتر المفردات.',
    teacher: 'admin',
    place: 'قاعة ٢',
    link: null,
    weekday: 7,
    startTime: '16:00',
    durationMinutes: 60,
    weeksAgo: 5,
    weeksToCome: 8,
    attendance: { khaled: 'plppp', aisha: 'ppapp', student: 'ppplp' },
  },
];

/** A meeting that is live while the demo is looked at. `joined` are minutes after its start. */
export const demoLive = {
  group: 'general',
  title: 'Speaking clinic: describing photos',
  description: 'Open to all of the group. Have two photos of your own ready.',
  link: 'https://meet.rubrica.test/speaking-clinic',
  startedMinutesAgo: 20,
  durationMinutes: 120,
  joined: { student: -3, layla: 1, sofia: 14 },
} as const satisfies {
  group: DemoGroupName;
  joined: Partial<Record<DemoName, number>>;
  [text: string]: unknown;
};

/** What a student says against the last meeting of their first series. */
export const demoDispute = {
  student: 'omar',
  text: 'I was there from the start, in the last row. Layla sat beside me.',
} as const;
