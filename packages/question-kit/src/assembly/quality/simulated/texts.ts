import type { RemarkCode } from './simulation.ts';
import type { ByStudent } from './students.ts';

/** A student's name and habit. */
interface StudentText {
  name: string;
  habit: string;
}

/** What was found, and what can be done. */
interface RemarkText {
  found: string;
  fix: string;
}

/** What pages and commands say of simulated students. */
export interface SimulationTexts {
  students: ByStudent<StudentText>;
  remarks: Readonly<Record<RemarkCode, RemarkText>>;
}

const en: SimulationTexts = {
  students: {
    perfect: { name: 'Knows it all', habit: 'Gives the model answer everywhere.' },
    'near-miss': {
      name: 'Near miss',
      habit: 'Chooses the nearest wrong option; writes the plural for the singular, another number.',
    },
    'no-accents': { name: 'No accents', habit: 'Knows it all, and leaves accents and vowel signs out.' },
    typos: { name: 'Typing errors', habit: 'Knows it all, and exchanges two letters in each answer.' },
    empty: { name: 'Nothing', habit: 'Answers nothing.' },
    guesses: { name: 'Guesses', habit: 'Chooses by chance, and writes words of the passage.' },
    'arabic-keyboard': {
      name: 'Arabic keyboard',
      habit: 'Knows it all, and writes ١٢ for 12, or forgets to switch the layout.',
    },
    fast: { name: 'In a hurry', habit: 'Takes the first options, and writes half of the answers without capitals.' },
    copies: { name: 'Copies', habit: 'Copies the sentence of the passage that has the answer.' },
    'writes-much': {
      name: 'Writes too much',
      habit: 'Writes a sentence around each answer; ticks all options, or the longest.',
    },
  },
  remarks: {
    'right-refused': {
      found: 'The model answer does not get all marks.',
      fix: 'Change the key: two answers are in each other’s way.',
    },
    'near-miss-accepted': {
      found: 'A wrong answer that looks like the right one gets marks.',
      fix: 'Forgive fewer typing errors in this item.',
    },
    'copy-accepted': { found: 'A copied sentence gets marks.', fix: 'Take the * out of the accepted answer.' },
    'much-accepted': {
      found: 'A whole sentence around the answer gets marks.',
      fix: 'Take the * out of the accepted answer, if that is not what you want.',
    },
    'accents-refused': {
      found: 'Without its accents the answer gets nothing.',
      fix: 'Note missing accents instead of refusing them, if spelling is not what you examine.',
    },
    'keyboard-refused': {
      found: 'Written on an Arabic keyboard the answer gets nothing.',
      fix: 'Ignore punctuation, or compare as a number.',
    },
    'typo-refused': {
      found: 'One slip in a long word costs all marks.',
      fix: 'Forgive one typing error, if spelling is not what you examine.',
    },
    'guess-pays': { found: 'Half of those who guess get the mark.', fix: 'Add options.' },
    'person-marks': {
      found: 'A person has to mark this.',
      fix: 'Give accepted answers, where there are any; a machine marks no texts and no speech.',
    },
  },
};

const ar: SimulationTexts = {
  students: {
    perfect: { name: 'يعرف كل شيء', habit: 'يعطي الإجابة النموذجية في كل موضع.' },
    'near-miss': { name: 'قريب من الصواب', habit: 'يختار أقرب الخيارات الخاطئة، ويكتب الجمع مكان المفرد أو عددًا آخر.' },
    'no-accents': { name: 'بلا علامات', habit: 'يعرف كل شيء ويترك الحركات والعلامات فوق الحروف.' },
    typos: { name: 'أخطاء كتابة', habit: 'يعرف كل شيء ويبدّل حرفين في كل إجابة.' },
    empty: { name: 'لا شيء', habit: 'لا يجيب عن شيء.' },
    guesses: { name: 'يخمّن', habit: 'يختار كيفما اتفق، ويكتب كلمات من النص.' },
    'arabic-keyboard': { name: 'لوحة مفاتيح عربية', habit: 'يعرف كل شيء ويكتب ١٢ بدل 12، أو ينسى تغيير اللغة.' },
    fast: { name: 'مستعجل', habit: 'يأخذ الخيارات الأولى، ويكتب نصف الإجابات دون أحرف كبيرة.' },
    copies: { name: 'ينسخ', habit: 'ينسخ من النص الجملة التي فيها الإجابة.' },
    'writes-much': { name: 'يكثر الكتابة', habit: 'يكتب جملة حول كل إجابة، ويختار كل الخيارات أو أطولها.' },
  },
  remarks: {
    'right-refused': { found: 'لا تنال الإجابة النموذجية كل الدرجات.', fix: 'غيّر مفتاح الإجابة: إجابتان تتعارضان.' },
    'near-miss-accepted': {
      found: 'إجابة خاطئة تشبه الصحيحة تنال درجات.',
      fix: 'قلّل ما يُغتفر من أخطاء الكتابة في هذا البند.',
    },
    'copy-accepted': { found: 'جملة منسوخة تنال درجات.', fix: 'احذف علامة * من الإجابة المقبولة.' },
    'much-accepted': {
      found: 'جملة كاملة حول الإجابة تنال درجات.',
      fix: 'احذف علامة * من الإجابة المقبولة إن لم يكن هذا مقصودًا.',
    },
    'accents-refused': {
      found: 'لا تنال الإجابة شيئًا بلا علاماتها.',
      fix: 'أشر إلى العلامات الناقصة بدل رفضها إن لم يكن الإملاء مقصودًا.',
    },
    'keyboard-refused': {
      found: 'لا تنال الإجابة شيئًا إذا كُتبت بلوحة مفاتيح عربية.',
      fix: 'تجاهل علامات الترقيم، أو قارنها بوصفها عددًا.',
    },
    'typo-refused': {
      found: 'زلّة واحدة في كلمة طويلة تضيّع كل الدرجات.',
      fix: 'اغفر خطأ كتابة واحدًا إن لم يكن الإملاء مقصودًا.',
    },
    'guess-pays': { found: 'ينال الدرجةَ نصفُ من يخمّن.', fix: 'أضف خيارات.' },
    'person-marks': { found: 'لا بد أن يصحّح هذا إنسان.', fix: 'اكتب إجابات مقبولة إن وُجدت، فالآلة لا تصحّح نصًا ولا كلامًا.' },
  },
};

/** What is said of simulated students, in each language of the interface. */
export const simulationTexts = { en, ar };
