import type { JobName } from '@rubrica/api-client/contract';

const en: Record<JobName, string> = {
  'close-meetings': 'Close meetings that are over',
  'delete-expired-rows': 'Delete expired sessions, codes and links',
  'erase-recordings': 'Delete recordings that are kept no longer',
  'make-report': 'Make a report as a file',
  'sweep-files': 'Remove files that nothing uses',
  'send-digests': 'Mail people their new notices',
  'tell-deadlines': 'Tell students what is due tomorrow',
};

const ar: Record<JobName, string> = {
  'close-meetings': 'إغلاق الاجتماعات المنتهية',
  'delete-expired-rows': 'حذف الجلسات والرموز والروابط المنتهية',
  'erase-recordings': 'حذف التسجيلات التي انتهت مدة حفظها',
  'make-report': 'إعداد ملف تقرير',
  'sweep-files': 'حذف الملفات غير المستخدمة',
  'send-digests': 'إرسال الإشعارات الجديدة بالبريد',
  'tell-deadlines': 'تنبيه الطلاب إلى ما يحين موعده غدًا',
};

/** What jobs are called, in words. */
export const jobNameMessages = { en, ar };
