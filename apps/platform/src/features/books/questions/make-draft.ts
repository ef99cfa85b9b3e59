import type { BookContent } from '@rubrica/api-client/contract';
import { defaultBlock, type Draft, emptyDraft, freshId, gapInText, gapsFromText } from '@rubrica/question-kit';
import type { SelectedText } from '../../../lib/words/selected-text.ts';
import { withGap } from '../../../lib/words/selected-text.ts';

/** The kinds of questions that are made of chosen words. */
export type QuestionKind = 'gap' | 'vocabulary' | 'choice';

interface DraftTexts {
  untitled: (title: string) => string;
  gapRubric: string;
  choiceRubric: string;
}

/** How a gap is shown in the text of a question. */
const gapMark = '______';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

/**
 * Makes the draft of a question of words that were chosen in a book: a gap in their sentence, a choice of what fills it, or a
 * word to learn with its sentence. The choice has one option, so that the author adds wrong ones before students get it.
 */
export function makeDraft(
  kind: QuestionKind,
  chosen: Pick<SelectedText, 'text' | 'sentence'>,
  book: Pick<BookContent, 'title' | 'category'>,
  texts: DraftTexts,
): Draft {
  const { text, sentence } = chosen;
  const draft = {
    ...emptyDraft(),
    title: `${texts.untitled(book.title)}: ${text}`.slice(0, 200),
    category: book.category ?? '',
  };
  const parts = withGap(sentence, text);
  switch (kind) {
    case 'gap': {
      const start = parts?.before.length ?? 0;
      const written = parts ? sentence : text;
      const gapped = gapInText(written, start, start + (parts?.gap ?? text).length) ?? written;
      const block = { ...defaultBlock('FillInBlanks'), id: freshId(), rubric: paragraph(texts.gapRubric) };
      return {
        ...draft,
        type: 'Reading',
        subQuestionType: 'FillInBlanks',
        questions: [{ ...block, autoCorrected: true, content: gapsFromText(gapped) }],
      };
    }
    case 'choice': {
      const asked = parts ? `${parts.before}${gapMark}${parts.after}` : gapMark;
      const block = { ...defaultBlock('MCQ'), id: freshId() };
      return {
        ...draft,
        type: 'Reading',
        subQuestionType: 'MCQ',
        questions: [
          {
            ...block,
            rubric: `${paragraph(texts.choiceRubric)}${paragraph(asked)}`,
            autoCorrected: true,
            content: [
              { id: freshId(), text, correct: true },
              { id: freshId(), text: '', correct: false },
              { id: freshId(), text: '', correct: false },
            ],
          },
        ],
      };
    }
    case 'vocabulary': {
      const example = sentence === text ? '' : `<p><em>${escaped(sentence)}</em></p>`;
      const block = { ...defaultBlock('Vocab'), id: freshId() };
      return {
        ...draft,
        type: 'Vocab',
        subQuestionType: 'Vocab',
        questions: [{ ...block, rubric: `<p><strong>${escaped(text)}</strong></p>${example}` }],
      };
    }
  }
}
