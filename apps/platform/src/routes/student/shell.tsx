import { BookA, BookOpen, CalendarDays, FileText, House, ListChecks, Mic, MonitorPlay } from 'lucide-react';
import { chatTool } from '../../features/chat/chat-tool.tsx';
import type { NavigationSection } from '../../features/shell/navigation.ts';
import { Shell } from '../../features/shell/shell.tsx';

export const sections: NavigationSection[] = [
  {
    items: [
      { label: { en: 'Home', ar: 'الرئيسية' }, to: '/student', icon: House, isExact: true, isInBottomBar: true },
      { label: { en: 'Tasks', ar: 'المهام' }, to: '/student/tasks', icon: ListChecks, isInBottomBar: true },
      { label: { en: 'Lectures', ar: 'المحاضرات' }, to: '/student/lectures', icon: MonitorPlay, isInBottomBar: true },
      { label: { en: 'Speaking', ar: 'التحدث' }, to: '/student/speaking', icon: Mic },
      { label: { en: 'PDFs', ar: 'ملفات PDF' }, to: '/student/pdfs', icon: FileText, isInBottomBar: true },
      { label: { en: 'Books', ar: 'الكتب' }, to: '/student/books', icon: BookOpen },
      { label: { en: 'Meetings', ar: 'الاجتماعات' }, to: '/student/meeting', icon: CalendarDays },
      { label: { en: 'My words', ar: 'كلماتي' }, to: '/student/words', icon: BookA },
    ],
  },
];

/** The frame around a student's pages, with their navigation. */
export function StudentShell() {
  return <Shell home="/student" sections={sections} tools={chatTool} />;
}
