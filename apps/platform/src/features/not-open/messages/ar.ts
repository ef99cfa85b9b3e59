import type { Messages } from './en.ts';

export const ar: Messages = {
  title: 'لم يُفتح بعد',
  body: 'ما زلنا نعمل على هذا القسم. سيظهر هنا عندما يصبح جاهزًا، ولن يضيع شيء حتى ذلك الحين.',
  action: 'العودة إلى البداية',
  pages: {
    speaking: 'مهام التحدث',
    speakingTask: 'مهمة تحدث',
    lectures: 'المحاضرات',
    lecture: 'محاضرة',
    pdfs: 'ملفات PDF',
    pdf: 'ملف PDF',
    meeting: 'الاجتماع',
    meetings: 'الاجتماعات',
    meetingDetail: 'اجتماع',
    videos: 'الفيديوهات',
    lectureQuestions: 'أسئلة المحاضرات',
    lectureQuestion: 'سؤال محاضرة',
    assistant: 'مساعد',
    studentPage: 'طالب',
    attendance: 'حضور الطالب',
    messages: 'الرسائل',
    videoQuestions: 'أسئلة الفيديو',
  },
};
