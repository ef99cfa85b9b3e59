export const en = {
  title: 'Not open yet',
  body: 'We are still building this part. It will appear here once it works; nothing is lost until then.',
  action: 'Go to the start',
  pages: {
    messages: 'Messages',
  },
};

export type Messages = typeof en;
export type NotOpenPage = keyof Messages['pages'];

export const ar: Messages = {
  title: 'لم يُفتح بعد',
  body: 'ما زلنا نعمل على هذا القسم. سيظهر هنا عندما يصبح جاهزًا، ولن يضيع شيء حتى ذلك الحين.',
  action: 'العودة إلى البداية',
  pages: {
    messages: 'الرسائل',
  },
};
