import { BookOpen, House, ListChecks, Mic, TvMinimalPlay, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import type { Section } from '../../features/shell/place.ts';
import { Shell } from '../../features/shell/shell.tsx';

const sections: Section[] = [
  {
    places: [
      { name: 'home', to: '/student', icon: House, exact: true, main: true },
      { name: 'tasks', to: '/student/tasks', icon: ListChecks, main: true },
    ],
  },
  {
    name: 'later',
    places: [
      { name: 'speaking', to: '/student/speaking', icon: Mic, main: true },
      { name: 'lectures', to: '/student/lectures', icon: TvMinimalPlay, main: true },
      { name: 'pdfs', to: '/student/pdfs', icon: BookOpen },
      { name: 'meeting', to: '/student/meeting', icon: Users },
    ],
  },
];

/** What stands around a student's pages; answering has the whole window, with no navigation beside it. */
export function Component() {
  const [search] = useSearchParams();
  const isAnswering = search.has('attempt');
  const wasAnswering = useRef(isAnswering);
  useEffect(() => {
    // What had the focus stayed behind in the room.
    if (wasAnswering.current && !isAnswering) document.getElementById('main')?.focus({ preventScroll: true });
    wasAnswering.current = isAnswering;
  }, [isAnswering]);
  if (isAnswering) return <Outlet />;
  return <Shell home="/student" sections={sections} />;
}
