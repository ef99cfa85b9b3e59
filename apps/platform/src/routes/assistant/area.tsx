import { BookOpenText, CalendarDays, ChartColumn, House, ListChecks, MessagesSquare, MonitorPlay } from 'lucide-react';
import { WaitingCount } from '../../features/messages/lazy-waiting-count.ts';
import type { NavigationSection } from '../../features/shell/navigation.ts';
import { Shell } from '../../features/shell/shell.tsx';

export const sections: NavigationSection[] = [
  {
    items: [
      { label: { en: 'Home', ar: 'الرئيسية' }, to: '/assistant', icon: House, isExact: true, isInBottomBar: true },
      { label: { en: 'Tasks', ar: 'المهام' }, to: '/assistant/tasks', icon: ListChecks, isInBottomBar: true },
      {
        label: { en: 'Meetings', ar: 'الاجتماعات' },
        to: '/assistant/meetings',
        icon: CalendarDays,
        isInBottomBar: true,
      },
      { label: { en: 'Reports', ar: 'التقارير' }, to: '/assistant/reports', icon: ChartColumn },
      {
        label: { en: 'Messages', ar: 'الرسائل' },
        to: '/assistant/messages',
        icon: MessagesSquare,
        isInBottomBar: true,
        count: WaitingCount,
      },
      { label: { en: 'Lectures', ar: 'المحاضرات' }, to: '/assistant/lectures', icon: MonitorPlay },
      { label: { en: 'Books', ar: 'الكتب' }, to: '/assistant/books', icon: BookOpenText },
    ],
  },
];

export function Component() {
  return <Shell home="/assistant" sections={sections} />;
}
