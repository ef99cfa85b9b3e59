import { type Notice, noticeText } from '@rubrica/api-client/contract';

/** How a moment is written in the reader's language. */
type When = (moment: string) => string;

const en = {
  title: 'Notices',
  today: 'Today',
  yesterday: 'Yesterday',
  unread: 'Unread',
  markAll: 'Mark all as read',
  all: 'All notices and choices',
  loading: 'Loading your notices',
  problem: 'Your notices could not be loaded',
  notMarked: 'They could not be marked as read.',
  empty: 'Nothing new',
  emptyText: 'What concerns you is told here.',
  yourTime: (time: string) => `${time} your time`,
  text: (notice: Notice, when: When) => noticeText('en', notice, when),
};

const ar: typeof en = {
  title: 'الإشعارات',
  today: 'اليوم',
  yesterday: 'أمس',
  unread: 'غير مقروء',
  markAll: 'تعليم الكل كمقروء',
  all: 'كل الإشعارات والخيارات',
  loading: 'جارٍ تحميل إشعاراتك',
  problem: 'تعذّر تحميل إشعاراتك',
  notMarked: 'تعذّر تعليمها كمقروءة.',
  empty: 'لا جديد',
  emptyText: 'ستجد هنا كل ما يخصك.',
  yourTime: (time) => `${time} بتوقيتك`,
  text: (notice, when) => noticeText('ar', notice, when),
};

/** Texts of notices. */
export const noticeMessages = { en, ar };
