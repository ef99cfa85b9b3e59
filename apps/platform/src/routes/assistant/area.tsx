import { CalendarDays, ChartColumn, House, ListChecks, MonitorPlay } from 'lucide-react';
import type { NavigationSection } from '../../features/shell/navigation.ts';
import { Shell } from '../../features/shell/shell.tsx';

export const sections: NavigationSection[] = [
  {
    items: [
      { label: { en: 'Home', ar: 'الرئيسية' }, to: '/assistant', icon: House, isExact: true },
      { label: { en: 'Tasks', ar: 'المهام' }, to: '/assistant/tasks', icon: ListChecks },
      { label: { en: 'Meetings', ar: 'الاجتماعات' }, to: '/assistant/meetings', icon: CalendarDays },
      { label: { en: 'Reports', ar: 'التقارير' }, to: '/assistant/reports', icon: ChartColumn },
      { label: { en: 'Lectures', ar: 'المحاضرات' }, to: '/assistant/lectures', icon: MonitorPlay },
    ],
  },
];

export function Component() {
  return <Shell home="/assistant" sections={sections} />;
}
