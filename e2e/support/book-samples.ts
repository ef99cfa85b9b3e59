/** A book with what somebody has worked out of its text, and what the interface says in its language. */
export interface BookSample {
  language: 'en' | 'ar';
  title: string;
  /** The sentences of each page; the last two are written in the other order. */
  pages: [string[], string[], string[]];
  /** Of the first page alone, and of all: words, sentences and words per sentence, and the Flesch–Kincaid grade. */
  measured: { first: string[]; all: string[]; grade: string; why: string | null };
  pictures: { pasted: string; dropped: string };
  /** What the question of the last page leaves out. */
  asked: string;
  voice: string;
  /** The key to the next page. */
  forward: string;
  labels: Labels;
}

interface Labels {
  newBook: string;
  title: string;
  begin: string;
  addPage: string;
  page: (number: number) => string;
  alt: string;
  altMissing: string;
  movePage: (number: number) => RegExp;
  isNow: (number: number, places: string) => RegExp;
  ask: string;
  gapKind: string;
  toBook: string;
  questions: string;
  askedAfter: string;
  atEnd: string;
  publish: string;
  groups: string;
  more: string;
  print: string;
  booklet: RegExp;
  readAloud: string;
  lookUp: string;
  keep: string;
  unkeep: string;
  gap: string;
  check: string;
  again: string;
  right: string;
}

/** A book in each language. */
export const bookSamples: readonly BookSample[] = [
  {
    language: 'en',
    title: 'Lighthouse',
    pages: [
      ['The old lamp was lit at six.', 'Fog came into the harbour.'],
      ['A bell rang below.', 'Nobody in the village heard it.'],
      ['In the morning a yellow boat lay on the rocks.'],
    ],
    // 32 words with 40 syllables in 5 sentences: 0.39 × 6.4 + 11.8 × 1.25 − 15.59 = 1.656.
    measured: { first: ['12', '2', '6'], all: ['32', '5', '6.4'], grade: '1.7', why: null },
    pictures: { pasted: 'A lamp in a tower.', dropped: 'A bell on a rope.' },
    asked: 'boat',
    voice: 'en-GB',
    forward: 'ArrowRight',
    labels: {
      newBook: 'New book',
      title: 'Title',
      begin: 'Begin to write',
      addPage: 'Add a page',
      page: (number) => `Page ${number}`,
      alt: 'What the picture shows',
      altMissing: 'Say what it shows, for readers who cannot see it.',
      movePage: (number) => new RegExp(`^Move Page ${number}:`, 'u'),
      isNow: (number, places) => new RegExp(`Page ${number} is now number [${places}] of 3`, 'u'),
      ask: 'Make a question',
      gapKind: 'Gap to fill',
      toBook: 'Back to the book',
      questions: 'Questions',
      askedAfter: 'Asked after',
      atEnd: 'End of the book',
      publish: 'Publish',
      groups: 'Groups',
      more: 'More',
      print: 'Print',
      booklet: /A5/u,
      readAloud: 'Read aloud',
      lookUp: 'Look up',
      keep: 'Keep in my words',
      unkeep: 'Remove from my words',
      gap: 'Gap 1 of 1',
      check: 'Check',
      again: 'Try again',
      right: 'Right.',
    },
  },
  {
    language: 'ar',
    title: 'المنارة',
    pages: [
      // The dictionary is one of English: an Arabic book for learners has such words.
      ['أضاء المصباح القديم.', 'على اللوحة كلمة harbour.'],
      ['دق جرس في الأسفل.', 'سمعه الجميع.'],
      ['كان قارب أصفر بين الصخور.'],
    ],
    measured: { first: ['7', '2', '3.5'], all: ['18', '5', '3.6'], grade: '–', why: 'للإنجليزية فقط' },
    pictures: { pasted: 'مصباح في برج.', dropped: 'جرس على حبل.' },
    asked: 'قارب',
    voice: 'ar-SA',
    forward: 'ArrowLeft',
    labels: {
      newBook: 'كتاب جديد',
      title: 'العنوان',
      begin: 'ابدأ الكتابة',
      addPage: 'أضف صفحة',
      page: (number) => `صفحة ${number}`,
      alt: 'ما تُظهره الصورة',
      altMissing: 'اكتب ما تُظهره، لمن لا يراها من القراء.',
      movePage: (number) => new RegExp(`^نقل صفحة ${number}:`, 'u'),
      isNow: (number, places) => new RegExp(`صفحة ${number} الآن في الموضع [${places}] من 3`, 'u'),
      ask: 'اصنع سؤالًا',
      gapKind: 'فراغ يُملأ',
      toBook: 'العودة إلى الكتاب',
      questions: 'الأسئلة',
      askedAfter: 'يُسأل بعد',
      atEnd: 'آخر الكتاب',
      publish: 'نشر',
      groups: 'المجموعات',
      more: 'المزيد',
      print: 'طباعة',
      booklet: /A5/u,
      readAloud: 'اقرأ بصوت عالٍ',
      lookUp: 'ابحث عن المعنى',
      keep: 'احتفظ بها في كلماتي',
      unkeep: 'احذفها من كلماتي',
      gap: 'الفراغ 1 من 1',
      check: 'تحقق',
      again: 'حاول مرة أخرى',
      right: 'صحيح.',
    },
  },
];
