import {
  BookA,
  BookOpenText,
  CalendarDays,
  ChartColumn,
  CircleHelp,
  Cog,
  FileText,
  Film,
  GraduationCap,
  HeartPulse,
  LayoutDashboard,
  ListChecks,
  MessageCircleQuestionMark,
  MessagesSquare,
  Signal,
  Tags,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { WaitingCount } from '../../features/messages/lazy-waiting-count.ts';
import type { NavigationSection } from '../../features/shell/navigation.ts';
import { Shell } from '../../features/shell/shell.tsx';

export const sections: NavigationSection[] = [
  {
    items: [
      {
        label: { en: 'Dashboard', ar: 'لوحة التحكم' },
        to: '/admin/dashboard',
        icon: LayoutDashboard,
        isInBottomBar: true,
      },
    ],
  },
  {
    name: 'teaching',
    items: [
      { label: { en: 'Tasks', ar: 'المهام' }, to: '/admin/tasks', icon: ListChecks, isInBottomBar: true },
      { label: { en: 'Meetings', ar: 'الاجتماعات' }, to: '/admin/meetings', icon: CalendarDays },
      { label: { en: 'Reports', ar: 'التقارير' }, to: '/admin/reports', icon: ChartColumn },
      { label: { en: 'Videos', ar: 'الفيديوهات' }, to: '/admin/videos', icon: Film },
      {
        label: { en: 'Lecture questions', ar: 'أسئلة المحاضرات' },
        to: '/admin/lecture-questions',
        icon: MessageCircleQuestionMark,
      },
      { label: { en: 'Questions', ar: 'الأسئلة' }, to: '/admin/questions', icon: CircleHelp, isInBottomBar: true },
    ],
  },
  {
    name: 'people',
    items: [
      { label: { en: 'Users', ar: 'المستخدمون' }, to: '/admin/users', icon: UserRound, isInBottomBar: true },
      { label: { en: 'Groups', ar: 'المجموعات' }, to: '/admin/groups', icon: UsersRound },
      {
        label: { en: 'Messages', ar: 'الرسائل' },
        to: '/admin/messages',
        icon: MessagesSquare,
        count: WaitingCount,
      },
    ],
  },
  {
    name: 'content',
    items: [
      { label: { en: 'PDFs', ar: 'ملفات PDF' }, to: '/admin/pdfs', icon: FileText },
      { label: { en: 'Books', ar: 'الكتب' }, to: '/admin/books', icon: BookOpenText },
      { label: { en: 'Categories', ar: 'الفئات' }, to: '/admin/categories', icon: Tags },
      { label: { en: 'Levels', ar: 'المستويات' }, to: '/admin/levels', icon: Signal },
      { label: { en: 'Diplomas', ar: 'الشهادات' }, to: '/admin/diplomas', icon: GraduationCap },
      { label: { en: 'Dictionary', ar: 'القاموس' }, to: '/admin/dictionary', icon: BookA },
      { label: { en: 'Server health', ar: 'حالة الخادم' }, to: '/admin/health', icon: HeartPulse },
      { label: { en: 'Background jobs', ar: 'العمليات التلقائية' }, to: '/admin/jobs', icon: Cog },
    ],
  },
];

export function Component() {
  return <Shell home="/admin/dashboard" sections={sections} />;
}
