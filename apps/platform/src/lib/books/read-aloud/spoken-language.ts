import { languageOfText } from '@rubrica/question-kit/react';

/** The language in which a text of a book is said, by its letters: a voice of another one says nothing of them. That of the book where they do not tell. */
export function spokenLanguage(text: string, language: 'en' | 'ar'): 'en' | 'ar' {
  const written = languageOfText(text, language);
  return written === 'en' || written === 'ar' ? written : language;
}
