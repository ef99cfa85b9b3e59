import { BookA, FileText, House, ListChecks, Mic, MonitorPlay } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import type { NavigationSection } from '../../features/shell/navigation.ts';
import { lazyComponent } from '../../lib/page/lazy-page.tsx';

export const sections: NavigationSection[] = [
  {
    items: [
      { label: { en: 'Home', ar: 'الرئيسية' }, to: '/student', icon: House, isExact: true, isInBottomBar: true },
      { label: { en: 'Tasks', ar: 'المهام' }, to: '/student/tasks', icon: ListChecks, isInBottomBar: true },
      { label: { en: 'Lectures', ar: 'المحاضرات' }, to: '/student/lectures', icon: MonitorPlay, isInBottomBar: true },
      { label: { en: 'Speaking', ar: 'التحدث' }, to: '/student/speaking', icon: Mic },
      { label: { en: 'PDFs', ar: 'ملفات PDF' }, to: '/student/pdfs', icon: FileText, isInBottomBar: true },
      { label: { en: 'My words', ar: 'كلماتي' }, to: '/student/words', icon: BookA },
    ],
  },
];

const Shell = lazyComponent(async () => (await import('../../features/shell/shell.tsx')).Shell);

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
