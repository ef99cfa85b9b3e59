/** The texts of comments at a moment of a recording. Times are written as the player writes them. */
const timedEn = {
  timedTitle: 'Comments on this recording',
  timedHint: 'Press C while it plays: the comment keeps its time.',
  timedAdd: 'Comment here',
  timedText: (time: string): string => `Comment at ${time}`,
  timedPlay: (time: string): string => `Play from ${time}`,
  timedEdit: (time: string): string => `Edit the comment at ${time}`,
  timedRemove: (time: string): string => `Remove the comment at ${time}`,
  timedRemoved: (time: string): string => `The comment at ${time} was removed.`,
  timedSaved: (time: string): string => `The comment at ${time} is kept.`,
};

const timedAr: typeof timedEn = {
  timedTitle: 'تعليقات على هذا التسجيل',
  timedHint: 'اضغط C أثناء التشغيل: يحتفظ التعليق بوقته.',
  timedAdd: 'علّق هنا',
  timedText: (time) => `تعليق عند ${time}`,
  timedPlay: (time) => `شغّل من ${time}`,
  timedEdit: (time) => `عدّل التعليق عند ${time}`,
  timedRemove: (time) => `احذف التعليق عند ${time}`,
  timedRemoved: (time) => `حُذف التعليق عند ${time}.`,
  timedSaved: (time) => `حُفظ التعليق عند ${time}.`,
};

/** The texts of comments at a moment of a recording, by language. */
export const timedMessages = { en: timedEn, ar: timedAr };
