import type { Language } from '@rubrica/api-client/contract';

const numbered = (text: string, number: number | null) => (number === null ? text : `${text} (${number})`);

const en = {
  picture: (author: string, sent: string, number: number | null) => numbered(`Picture from ${author}, ${sent}`, number),
  recording: (author: string, sent: string, number: number | null) =>
    numbered(`Recording from ${author}, ${sent}`, number),
  notLoaded: (name: string) => `${name} could not be loaded.`,
};

const ar: typeof en = {
  picture: (author, sent, number) => numbered(`صورة من ${author}، ${sent}`, number),
  recording: (author, sent, number) => numbered(`تسجيل من ${author}، ${sent}`, number),
  notLoaded: (name) => `تعذّر تحميل ${name}.`,
};

/** Texts of the files of a message. */
export const fileMessages: Record<Language, typeof en> = { en, ar };
