import type { Language } from '@rubrica/api-client/contract';
import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';

const en = {
  attach: 'Attach files',
  voice: 'Record a voice message',
  voiceLabel: 'Voice message',
  voiceCancel: 'Cancel the recording',
  voiceMissing:
    'The recorder could not be loaded: either the connection dropped, or a newer version was published. Once you are connected and your files have been uploaded, reload the page.',
  voiceKept: { answer: 'The recording is attached to the answer.', note: 'The recording is attached to the note.' },
  attached: 'Attached files',
  uploading: (name: string) => `Uploading ${name}`,
  retry: (name: string) => `Try ${name} again`,
  remove: (name: string) => `Remove ${name}`,
  stillUploading: 'Wait until the files have been uploaded.',
  notUploaded: (names: readonly string[]) =>
    `Not uploaded: ${new Intl.ListFormat('en-GB').format(names)}. Try again, or remove what you do not need.`,
  problems: {
    kind: (name: string) => `${name} was left out: only images, PDFs and sound recordings can be sent here.`,
    size: (name: string, megabytes: number) => `${name} was left out: it is larger than ${megabytes} MB.`,
    number: (most: number) => `A message takes ${most} files at most.`,
  },
  incoming: {
    kinds: { image: 'Picture', video: 'Video', audio: 'Recording', document: 'Document', sticker: 'Sticker' },
    fetching: 'It is being fetched from WhatsApp.',
    problems: {
      type: 'It cannot be shown here: only images, PDFs and sound recordings can. Open it on the school’s phone.',
      size: 'It is too large to be stored here. Open it on the school’s phone.',
      gone: 'WhatsApp no longer gives it out. Ask for it to be sent again.',
      full: 'It could not be stored: there is no room for more files. Once an admin has made room, ask for it to be sent again.',
      unavailable:
        'It could not be fetched: WhatsApp did not give it out after several tries. Open it on the school’s phone, or ask for it to be sent again.',
    },
  },
};
type Texts = typeof en;

const ar: Texts = {
  attach: 'إرفاق ملفات',
  voice: 'تسجيل رسالة صوتية',
  voiceLabel: 'رسالة صوتية',
  voiceCancel: 'إلغاء التسجيل',
  voiceMissing:
    'تعذّر تحميل المسجّل: إما أن الاتصال انقطع، أو أن نسخة أحدث قد نُشرت. بعد عودة الاتصال واكتمال رفع ملفاتك، أعد تحميل الصفحة.',
  voiceKept: { answer: 'أُرفق التسجيل بالرد.', note: 'أُرفق التسجيل بالملاحظة.' },
  attached: 'الملفات المرفقة',
  uploading: (name) => `جارٍ رفع ${name}`,
  retry: (name) => `إعادة محاولة ${name}`,
  remove: (name) => `إزالة ${name}`,
  stillUploading: 'انتظر حتى يكتمل رفع الملفات.',
  notUploaded: (names) => `لم يُرفع: ${new Intl.ListFormat('ar').format(names)}. أعد المحاولة، أو أزل ما لا تحتاج إليه.`,
  problems: {
    kind: (name) => `لم يُرفق ${name}: لا يمكن هنا إلا إرسال الصور وملفات PDF والتسجيلات الصوتية.`,
    size: (name, megabytes) => `لم يُرفق ${name}: حجمه أكبر من ${megabytes} م.ب.`,
    number: (most) =>
      `تتسع الرسالة على الأكثر لـ${countedInArabic(most, { one: 'ملف واحد', two: 'ملفين', few: 'ملفات', many: 'ملفًا', other: 'ملف' })}.`,
  },
  incoming: {
    kinds: { image: 'صورة', video: 'فيديو', audio: 'تسجيل صوتي', document: 'مستند', sticker: 'ملصق' },
    fetching: 'يجري جلبه من واتساب.',
    problems: {
      type: 'لا يمكن عرضه هنا: تُعرض الصور وملفات PDF والتسجيلات الصوتية فقط. افتحه على هاتف المدرسة.',
      size: 'حجمه أكبر مما يُحفظ هنا. افتحه على هاتف المدرسة.',
      gone: 'لم يعد واتساب يتيحه. اطلب إرساله مرة أخرى.',
      full: 'تعذّر حفظه لعدم وجود مساحة كافية للملفات. اطلب إرساله مرة أخرى بعد أن يوفّر المشرف مساحة.',
      unavailable: 'تعذّر جلبه: لم يُتِحه واتساب بعد عدة محاولات. افتحه على هاتف المدرسة، أو اطلب إرساله مرة أخرى.',
    },
  },
};

/** Texts of the files that go with a message. */
export const attachmentMessages: Record<Language, typeof en> = { en, ar };
