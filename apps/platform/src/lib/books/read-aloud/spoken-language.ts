import { languageOfText, VoiceMissingError } from '@rubrica/question-kit/react';

/** The language in which a text of a book is said, by its letters: a voice of another one says nothing of them. That of the book where they do not tell. */
export function spokenLanguage(text: string, language: 'en' | 'ar'): 'en' | 'ar' {
  const written = languageOfText(text, language);
  return written === 'en' || written === 'ar' ? written : language;
}

/**
 * Says a text with the voice of its letters. Where the device has none, the voice of an Arabic book reads Latin letters; an English one
 * says nothing of Arabic letters.
 */
export async function sayAsWritten<End>(
  { written, language }: { written: 'en' | 'ar'; language: 'en' | 'ar' },
  sayIn: (voice: 'en' | 'ar') => Promise<End>,
): Promise<End> {
  try {
    return await sayIn(written);
  } catch (error) {
    if (written === language || written === 'ar' || !(error instanceof VoiceMissingError)) throw error;
    return sayIn(language);
  }
}
