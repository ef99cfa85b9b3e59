import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test.each([
  'Dr. Amina met Mr. Hassan at the market. | Mrs. Amal buys dates from Dr. Samir. | “Do you want some tea?” she asks.',
  'He said no. | She left. | We live at No. 5. | So do I. | We left.',
  '(Dr. Amal came.) | “Mr. Hill!” she called. | “Wait!” — he said. | J. K. Rowling wrote it. | Then we stopped... and slept.',
])('an English text is divided where a reader would: %s', (divided) => {
  const sentences = divided.split(' | ');
  expect(sentencesOf(sentences.join(' '), 'en')).toEqual(sentences);
});

test.each([
  '«هل تريد الشاي؟» ثم ضحك. | «اذهب!» — قالت أمي. | زارنا د. سامر. | قابلنا أ.د. سامر. | ذهبنا.',
  'وُلد عام 1999 م. | ثم سافر. | «هل تريد الشاي؟» | «نعم!» قال الولد. | أين الفنار؟ | كان بعيدًا.',
])('an Arabic text is divided where a reader would: %s', (divided) => {
  const sentences = divided.split(' | ');
  expect(sentencesOf(sentences.join(' '), 'ar')).toEqual(sentences);
});

test('each line ends a sentence, and one without letters is none', () => {
  expect(sentencesOf('The sea\nand Mr.\nHill … 12!\n34.', 'en')).toEqual(['The sea', 'and Mr.', 'Hill … 12!']);
});
