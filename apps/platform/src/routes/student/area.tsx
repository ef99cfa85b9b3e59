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

/** The layout of a student's pages. An attempt uses the whole window, without navigation. */
export function Component() {
  const [search] = useSearchParams();
  const isAnswering = search.has('attempt');
  const wasAnswering = useRef(isAnswering);
  useEffect(() => {
    // The focused element was unmounted with the attempt.
    if (wasAnswering.current && !isAnswering) document.getElementById('main')?.focus({ preventScroll: true });
    wasAnswering.current = isAnswering;
  }, [isAnswering]);
  if (isAnswering) return <Outlet />;
  return <Shell home="/student" sections={sections} />;
}
