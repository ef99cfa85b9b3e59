/** What every skill is called, in the languages of the kit. */
export const skillNames = {
  en: { Reading: 'Reading', Listening: 'Listening', Speaking: 'Speaking', Writing: 'Writing', Vocab: 'Vocabulary' },
  ar: { Reading: 'القراءة', Listening: 'الاستماع', Speaking: 'التحدث', Writing: 'الكتابة', Vocab: 'المفردات' },
};
