import { plainText } from '../../primitives/rich-text/rich-text.ts';
import { countWords } from '../../primitives/text/words.ts';
import type { Draft } from '../core/question.ts';
import type { Block } from '../core/registry.ts';
import { levelNamed, type CefrLevel } from './levels.ts';
import { passagesOf } from './text/draft-parts.ts';

/**
 * How fast students read with care, in words a minute. Adults read non-fiction in English at 238 words a minute, and those whose
 * second language it is more slowly (Brysbaert 2019, “How many words do we read per minute?”). The steps below that are ours.
 */
export const readingWordsPerMinute: Readonly<Record<CefrLevel, number>> = {
  A1: 80,
  A2: 100,
  B1: 120,
  B2: 150,
  C1: 180,
  C2: 220,
};

/** How fast students speak at most, in words a minute; our estimate, below the 183 at which adults read aloud (Brysbaert 2019). */
export const speakingWordsPerMinute = 150;

/**
 * How many words of a text students write in a minute, with planning and reading it through. Cambridge B2 First gives 80 minutes
 * for two texts of 140 to 190 words, IELTS 60 minutes for 400.
 */
export const writingWordsPerMinute = 6;

/** Seconds for one item, once the passage has been read; our estimates. */
const itemSeconds = { choice: 60, gap: 30, pair: 25, field: 45 } as const;

/** How long students need for a question, in minutes; a rough figure, for comparison with the time that they have. */
export function neededMinutes(draft: Draft, level: CefrLevel | null): number {
  const wordsPerMinute = readingWordsPerMinute[level ?? 'B2'];
  const wordsRead = [...passagesToRead(draft), ...draft.questions.map(({ rubric }) => plainText(rubric))]
    .map((text) => countWords(text))
    .reduce((sum, words) => sum + words, 0);
  const listening = draft.input.reduce(
    (sum, item) =>
      item.kind === 'audio' || item.kind === 'video'
        ? sum + ((item.file.durationMs ?? 0) / 1000) * (item.kind === 'audio' ? Math.min(item.playLimit ?? 2, 2) : 1)
        : sum,
    0,
  );
  const answering = draft.questions.reduce((sum, block) => sum + answerSeconds(block), 0);
  return wordsRead / wordsPerMinute + (listening + answering) / 60;
}

/** How long students need for several questions, each at its own level, in whole minutes. */
export function neededMinutesOf(drafts: readonly Draft[]): number {
  return Math.round(drafts.reduce((sum, draft) => sum + neededMinutes(draft, levelNamed(draft.level)), 0));
}

/** Students hear a recording and do not read its transcript. */
function passagesToRead(draft: Draft): string[] {
  return passagesOf(draft)
    .filter(({ index }) => draft.input[index]?.kind === 'text')
    .map(({ text }) => text);
}

function answerSeconds(block: Block): number {
  switch (block.type) {
    case 'MCQ':
      return itemSeconds.choice;
    case 'FillInBlanks':
      return block.content.filter(({ type }) => type === 'gap').length * itemSeconds.gap;
    case 'Matching':
      return block.content.length * itemSeconds.pair;
    case 'ShortAnswers':
      return block.answersCount * itemSeconds.field;
    case 'WritingEssays':
    case 'WritingSummaries':
    case 'WritingPhotoDescription':
      return ((block.minWords ?? block.maxWords ?? 0) / writingWordsPerMinute) * 60;
    case 'SpeakingQA':
    case 'SpeakingPhotoDescription':
      return block.content.reduce(
        (sum, { prepSeconds = 0, answerSeconds: speak = 60 }) => sum + prepSeconds + speak,
        0,
      );
    case 'VideoSpeaking':
      return (block.prepSeconds ?? 0) + (block.answerSeconds ?? 60);
    case 'Rubric':
    case 'Vocab':
      return 0;
  }
}
