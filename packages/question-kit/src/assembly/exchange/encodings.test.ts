import { describe, expect, it } from 'vitest';
import { importQuestions } from './import-questions.ts';
import { arabicReason } from './report-texts-ar.ts';

/** Encodes a text in an encoding of one byte for each character. */
function bytesOf(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const codes = new Map<string, number>();
  for (let code = 0; code < 256; code += 1) codes.set(decoder.decode(Uint8Array.of(code)), code);
  return Uint8Array.from(text, (character) => codes.get(character) ?? 63);
}

const arabic = {
  csv: 'السؤال,option a,option b,الإجابة\nما عاصمة الأردن؟,عمّان,دبي,A\n',
  gift: '::سؤال::في أيّ فصلٍ تتساقط «أوراق» الأشجار، ومتى تعود؟{~الصيف =الخريف ~الشتاء}',
  aiken: 'من كتب «الأيّام»؟\nA) طه حسين\nB) نجيب محفوظ\nANSWER: A\n',
} as const;

const latin = {
  French:
    'Où l’élève a-t-il été, à l’école ou au café ? «\u00A0Là-bas\u00A0», répondit-elle, « près du château créé en été »…{=À l’ÉCOLE ~Au CAFÉ ~NULLE PART, CRÉÉE}',
  'short French': 'Où ?{=là ~ici}',
  'capital French': 'À L’ÉCOLE, OÙ EST L’ÉLÈVE ÂGÉ ? {=LÀ ~RÉUNIE}',
  Spanish: '¿Dónde está el niño pequeño? ¡Aquí, señor!{=Aquí ~Allí}',
  German: 'Wo läuft das Mädchen über die Straße? Äpfel, Öl, Übung: größer.{=Süden ~Nähe}',
  Portuguese: 'Não há razões nem corações; as mães põem pães à mão.{=São ~Não}',
  Swedish: 'Vilka är de tre sista bokstäverna i alfabetet på svenska?{=å, ä, ö ~x, y, z}',
  Finnish: 'Mikä yö, missä hää, jää ja pää? Tässä älä syö määrää.{=Täällä ~Siellä}',
} as const;

describe('the encoding of a file that does not say it', () => {
  it.each(['csv', 'gift', 'aiken'] as const)('is Windows-1256 for Arabic: %s', async (format) => {
    const source = arabic[format];
    const { questions, report } = await importQuestions(bytesOf(source, 'windows-1256'), { format });
    const expected = await importQuestions(source, { format });
    const words = (list: typeof questions) =>
      list.map(({ title, questions: blocks }) => [
        title,
        blocks.map((block) => [block.rubric, block.type === 'MCQ' && block.content.map(({ text }) => text)]),
      ]);
    expect(words(questions)).toEqual(words(expected.questions));
    const [guessed] = report.filter(({ code }) => code === 'encoding-guessed');
    expect(guessed?.data).toEqual({ encoding: 'Windows-1256' });
    expect(guessed && arabicReason(guessed)).toContain('Windows-1256');
  });

  it.each(Object.entries(latin))('is Windows-1252 for %s', async (_name, source) => {
    const { questions, report } = await importQuestions(bytesOf(source, 'windows-1252'), { format: 'gift' });
    const expected = await importQuestions(source, { format: 'gift' });
    expect(questions[0]?.questions[0]?.rubric).toBe(expected.questions[0]?.questions[0]?.rubric);
    expect(report[0]?.data).toEqual({ encoding: 'Windows-1252' });
  });

  it('is Windows-1256 for Arabic with French in it, which reads the same in both', async () => {
    const source = 'ما معنى الكلمة الفرنسية été، وكيف تُكتب؟{=صيف، l’été ~مقهى, café}';
    const { questions } = await importQuestions(bytesOf(source, 'windows-1256'), { format: 'gift' });
    expect(questions[0]?.questions).toMatchObject([
      { rubric: '<p>ما معنى الكلمة الفرنسية été، وكيف تُكتب؟</p>', content: [{ text: 'صيف، l’été' }, {}] },
    ]);
  });

  it('is what the caller says', async () => {
    const source = bytesOf(arabic.gift, 'windows-1256');
    const { report } = await importQuestions(source, { format: 'gift', encoding: 'windows-1256' });
    expect(report.map(({ code }) => code)).toEqual(['taken']);
  });
});
