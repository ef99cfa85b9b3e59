import type { Language } from '@rubrica/api-client/contract';

const numbered = (text: string, number: number | null) => (number === null ? text : `${text} (${number})`);

const en = {
  picture: (author: string, sent: string, number: number | null) => numbered(`Picture from ${author}, ${sent}`, number),
  recording: (author: string, sent: string, number: number | null) =>
    numbered(`Recording from ${author}, ${sent}`, number),
  notLoaded: (name: string) => `${name} could not be loaded.`,
  length: (time: string) => `Length: ${time}`,
  voiceProblem: {
    cut: 'The microphone was disconnected or failed. Only what was recorded up to then is attached. Listen to it before you send it.',
    limit:
      'A voice message cannot be any longer, so the recording stopped. What was recorded up to then is attached. Record the rest after it.',
    silent: 'No sound was heard in this recording. Listen to it before you send it.',
  },
};

const ar: typeof en = {
  picture: (author, sent, number) => numbered(`صورة من ${author}، ${sent}`, number),
  recording: (author, sent, number) => numbered(`تسجيل من ${author}، ${sent}`, number),
  notLoaded: (name) => `تعذّر تحميل ${name}.`,
  length: (time) => `المدة: ${time}`,
  voiceProblem: {
    cut: 'انفصل الميكروفون أو تعطّل، ولم يُرفق إلا ما سُجّل حتى ذلك الحين. استمع إليه قبل إرساله.',
    limit: 'لا يمكن أن تكون الرسالة الصوتية أطول من ذلك، فتوقف التسجيل وأُرفق ما سُجّل حتى ذلك الحين. سجّل الباقي بعدها.',
    silent: 'لم يُسمع أي صوت في هذا التسجيل. استمع إليه قبل إرساله.',
  },
};

/** Texts of the files of a message. */
export const fileMessages: Record<Language, typeof en> = { en, ar };
