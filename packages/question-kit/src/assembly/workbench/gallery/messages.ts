import { useUi } from '@rubrica/ui';
import { countedAr, marksAr } from '../../../primitives/editor/messages/counted-ar.ts';
import { isArabic } from '../../../primitives/editor/messages/is-arabic.ts';

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

/** Texts of the sample questions in English. They are loaded with their dialog. */
export const galleryEn = {
  title: 'Sample questions',
  text: 'Each opens as a copy, next to your open questions. Whole papers are in the Paper view, under Samples.',
  skill: 'Skill',
  type: 'Type',
  parts: (count: number) => counted(count, 'part', 'parts'),
  points: (count: number) => counted(count, 'mark', 'marks'),
  none: 'No sample matches. Choose another type or skill.',
  found: (count: number) => counted(count, 'sample', 'samples'),
};

/** Texts of the sample questions in any language. */
export type GalleryMessages = typeof galleryEn;

/** Texts of the sample questions in Arabic. */
export const galleryAr: GalleryMessages = {
  title: 'أسئلة نموذجية',
  text: 'يُفتح كل سؤال نسخةً مستقلة إلى جانب ما لديك. أما الأوراق الكاملة ففي «الورقة»، تحت «النماذج».',
  skill: 'المهارة',
  type: 'النوع',
  parts: (count) => countedAr(count, { one: 'جزء واحد', two: 'جزآن', few: '# أجزاء', many: '# جزءًا', other: '# جزء' }),
  points: marksAr,
  none: 'لا نموذج من هذا القبيل. اختر نوعًا آخر أو مهارة أخرى.',
  found: (count) =>
    countedAr(count, { one: 'نموذج واحد', two: 'نموذجان', few: '# نماذج', many: '# نموذجًا', other: '# نموذج' }),
};

/** Texts of the sample questions in the language of the page. */
export function useGalleryMessages(): GalleryMessages {
  const { language } = useUi();
  return isArabic(language) ? galleryAr : galleryEn;
}
