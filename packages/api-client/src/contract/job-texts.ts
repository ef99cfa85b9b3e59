import type { JobName } from './entities/job.ts';

const en: Record<JobName, string> = {
  'back-up': 'Back up the database',
  'close-meetings': 'Close meetings that are over',
  'delete-expired-rows': 'Delete expired sessions, codes and links',
  'erase-messages': 'Delete messages that are kept no longer',
  'erase-recordings': 'Delete recordings that are kept no longer',
  'fetch-whatsapp-file': 'Fetch a file that came by WhatsApp',
  'make-report': 'Make a report as a file',
  'sweep-files': 'Remove files that nothing uses',
  'send-automatic-whatsapp': 'Tell by WhatsApp what is due tomorrow and who was absent',
  'send-digests': 'Mail people their new notices',
  'send-mails': 'Mail invitations and answers to registrations',
  'send-whatsapp': 'Send WhatsApp messages',
  'settle-whatsapp': 'Ask what became of WhatsApp messages',
  'tell-deadlines': 'Tell students what is due tomorrow',
  'tell-message': 'Tell people of a new message',
};

const ar: Record<JobName, string> = {
  'back-up': 'أخذ نسخة احتياطية من قاعدة البيانات',
  'close-meetings': 'إغلاق الاجتماعات المنتهية',
  'delete-expired-rows': 'حذف الجلسات والرموز والروابط المنتهية',
  'erase-messages': 'حذف الرسائل التي انتهت مدة حفظها',
  'erase-recordings': 'حذف التسجيلات التي انتهت مدة حفظها',
  'fetch-whatsapp-file': 'جلب ملف وصل عبر واتساب',
  'make-report': 'إعداد ملف تقرير',
  'sweep-files': 'حذف الملفات غير المستخدمة',
  'send-automatic-whatsapp': 'الإخبار عبر واتساب بما يُسلَّم غدًا وبالغياب',
  'send-digests': 'إرسال الإشعارات الجديدة بالبريد',
  'send-mails': 'إرسال الدعوات والردود على طلبات التسجيل بالبريد',
  'send-whatsapp': 'إرسال رسائل واتساب',
  'settle-whatsapp': 'السؤال عن مصير رسائل واتساب',
  'tell-deadlines': 'تنبيه الطلاب إلى ما يحين موعده غدًا',
  'tell-message': 'التنبيه إلى رسالة جديدة',
};

/** What jobs are called, in words: on their page, and in the notice of one that failed. */
export const jobNameMessages = { en, ar };
