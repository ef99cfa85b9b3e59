import { useUi } from '@rubrica/ui';
import { countedAr } from '../../../../primitives/editor/messages/counted-ar.ts';
import { isArabic } from '../../../../primitives/editor/messages/is-arabic.ts';

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const listEn = new Intl.ListFormat('en');
const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

/** Messages of suggestions in English, which load with their pane. */
export const suggestionsEn = {
  proposal: {
    title: 'You are suggesting changes',
    text: 'Change the question in the form. It stays as it is until somebody accepts your suggestions.',
    heading: 'Your suggestions',
    hint: 'What you change in the form stands here in words.',
    nothing: 'Nothing changed yet',
    send: (count: number) => `Add ${counted(count, 'suggestion', 'suggestions')}`,
    added: (count: number) => `${counted(count, 'suggestion', 'suggestions')} added`,
    discard: 'Discard',
    discarded: 'Suggestions discarded',
    restore: 'Undo',
  },

  suggestion: {
    /** A name within a sentence. */
    within: (lowered: string, _name: string) => `\u2068${lowered}\u2069`,
    item: 'an item',
    addBehind: (neighbour: string) => `Add after ${neighbour}:`,
    addFirst: 'Add at the beginning:',
    remove: (item: string) => `Remove ${item}:`,
    moveBehind: (item: string, neighbour: string) => `Move ${item} after ${neighbour}`,
    moveFirst: (item: string) => `Move ${item} to the beginning`,
    key: (right: readonly string[], wrong: readonly string[]) => {
      if (right.length === 0) return `Make ${listEn.format(wrong)} wrong`;
      return `Make ${listEn.format(right)} right${wrong.length > 0 ? ` instead of ${listEn.format(wrong)}` : ''}`;
    },
    switchOn: (field: string) => `Switch on: ${field}`,
    switchOff: (field: string) => `Switch off: ${field}`,
  },
};

/** These messages in any language. */
type SuggestionMessages = typeof suggestionsEn;

const listAr = new Intl.ListFormat('ar');
const suggestions = (count: number) =>
  countedAr(count, {
    one: 'اقتراح واحد',
    two: 'اقتراحين',
    few: '# اقتراحات',
    many: '# اقتراحًا',
    other: '# اقتراح',
  });

/** The same in Arabic. */
export const suggestionsAr: SuggestionMessages = {
  proposal: {
    title: 'أنت تقترح تعديلات',
    text: 'عدّل السؤال في النموذج، ويبقى السؤال كما هو إلى أن يُقبل ما اقترحته.',
    heading: 'اقتراحاتك',
    hint: 'يظهر هنا بالكلمات ما تعدّله في النموذج.',
    nothing: 'لم يتغير شيء بعد',
    send: (count) => `إضافة ${suggestions(count)}`,
    added: (count) => `أُضيف ${suggestions(count)}`,
    discard: 'تجاهل',
    discarded: 'جرى تجاهل الاقتراحات',
    restore: 'تراجع',
  },

  suggestion: {
    within: (_lowered, name) => `\u2068${name}\u2069`,
    item: 'عنصر',
    addBehind: (neighbour) => `إضافة بعد ${neighbour}:`,
    addFirst: 'إضافة في البداية:',
    remove: (item) => `حذف ${item}:`,
    moveBehind: (item, neighbour) => `نقل ${item} إلى ما بعد ${neighbour}`,
    moveFirst: (item) => `نقل ${item} إلى البداية`,
    key: (right, wrong) => {
      if (right.length === 0) return `جعل ${listAr.format(wrong)} خطأ`;
      return `جعل ${listAr.format(right)} صحيحًا${wrong.length > 0 ? ` بدل ${listAr.format(wrong)}` : ''}`;
    },
    switchOn: (field) => `تفعيل: ${field}`,
    switchOff: (field) => `إيقاف: ${field}`,
  },
};

/** Messages of suggestions in the language of the page. */
export function useSuggestionMessages(): SuggestionMessages {
  const { language } = useUi();
  return isArabic(language) ? suggestionsAr : suggestionsEn;
}
