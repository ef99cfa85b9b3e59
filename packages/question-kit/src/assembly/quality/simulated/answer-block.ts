import { anyOrderGroups } from '../../../primitives/comparison/any-order.ts';
import { countWords } from '../../../primitives/text/words.ts';
import type { AnswerPart } from '../../../primitives/schema/answer-parts.ts';
import { withFirstText } from '../../../primitives/schema/answer-text.ts';
import type { FileRef } from '../../../primitives/schema/fields.ts';
import type { ItemId } from '../../../primitives/schema/ids.ts';
import type { ShortAnswersBlock } from '../../../families/short-answers/schema.ts';
import { writingTemplate } from '../../../families/writing/defaults.ts';
import { speakingPhotoDescriptionTemplate } from '../../../types/speaking-photo-description/defaults.ts';
import { speakingQaTemplate } from '../../../types/speaking-qa/defaults.ts';
import { emptyVideoSpeakingEntry } from '../../../types/video-speaking/defaults.ts';
import { wordBox } from '../../../types/fill-in-blanks/student-view.ts';
import type { FillInBlanksBlock } from '../../../types/fill-in-blanks/schema.ts';
import { matchByText } from '../../../types/matching/match-by-text.ts';
import { rightsOf } from '../../../types/matching/rights.ts';
import { choiceOf, letterOf } from '../../../types/mcq/choice.ts';
import type { AnswerEntry, Block } from '../../core/registry.ts';
import { stemOf } from '../text/draft-parts.ts';
import { chooseOptions } from './choose.ts';
import { composeText } from './compose.ts';
import { fillPlaces } from './place.ts';
import type { Situation } from './situation.ts';
import { spokenShare, usualSeconds } from './speak.ts';
import type { SimulatedStudent } from './students.ts';
import { writeAnswer, type TypedField } from './write.ts';

/** What a student gives for a block, as it is stored and as a table shows it: a text for each item, or one for the block. */
export interface SimulatedAnswer {
  entry: AnswerEntry;
  given: string[];
  /** The words of a text that a person marks. */
  words?: number;
  /** The seconds of a recording. */
  seconds?: number;
}

/** Answers a block as a student would. Deterministic: the same block, student and seed give the same answer. */
export function answerBlock(block: Block, student: SimulatedStudent, situation: Situation): SimulatedAnswer {
  switch (block.type) {
    case 'MCQ': {
      const chosen = chooseOptions[student](block, situation);
      const ids = chosen.flatMap((at) => block.content[at]?.id ?? []);
      return {
        entry: { studentAnswer: choiceOf(ids), studentMark: 0 },
        given: [chosen.map(letterOf).join(', ')],
      };
    }
    case 'Matching': {
      const keys = block.content.map(({ right }) => right.trim());
      const offered = rightsOf(block).rights.map(({ text }) => text);
      const given = fillPlaces[student]({ keys, offered }, situation);
      return { entry: matchByText(block, given), given };
    }
    case 'FillInBlanks':
      return block.boxOptions ? fillBox(block, student, situation) : typeInto(gapFields(block), student, situation);
    case 'ShortAnswers':
      return typeInto(shortFields(block), student, situation);
    case 'WritingEssays':
    case 'WritingSummaries':
    case 'WritingPhotoDescription': {
      const text = composeText[student](block, situation);
      const words = countWords(text, situation.language);
      return { entry: { ...writingTemplate(), studentAnswer: withFirstText([], text) }, given: [text, text], words };
    }
    case 'SpeakingQA': {
      const { studentAnswer, seconds } = speak(block.content, student);
      return { entry: { ...speakingQaTemplate(), studentAnswer }, given: [], seconds };
    }
    case 'SpeakingPhotoDescription': {
      const { studentAnswer, seconds } = speak(block.content, student);
      return { entry: { ...speakingPhotoDescriptionTemplate(), studentAnswer }, given: [], seconds };
    }
    case 'VideoSpeaking': {
      const { studentAnswer, seconds } = speak([{ answerSeconds: block.answerSeconds }], student);
      return { entry: { ...emptyVideoSpeakingEntry(), studentAnswer }, given: [], seconds };
    }
    case 'Rubric':
    case 'Vocab':
      return { entry: [], given: [] };
  }
}

function fillBox(block: FillInBlanksBlock, student: SimulatedStudent, situation: Situation): SimulatedAnswer {
  const offered = wordBox(block);
  const keys = gapFields(block).map((field) => writeAnswer.perfect(field, situation));
  const given = fillPlaces[student]({ keys, offered }, situation);
  return { entry: given.map(shortEntry), given };
}

function typeInto(fields: readonly TypedField[], student: SimulatedStudent, situation: Situation): SimulatedAnswer {
  const given = fields.map((field) => writeAnswer[student](field, situation));
  return { entry: given.map(shortEntry), given };
}

function shortEntry(studentAnswer: string) {
  return { studentAnswer, studentMark: 0 };
}

function gapFields(block: FillInBlanksBlock): TypedField[] {
  const gaps = block.content.filter((item) => item.type === 'gap');
  const context = block.content.map((item) => (item.type === 'text' ? item.text : '…')).join('');
  return gaps.map((gap, at) => ({ ...gap, name: gap.id, context, at, fields: gaps.length }));
}

/** Fields that may be filled in any order get an answer each: the first accepted one, the second, and so on. */
function shortFields(block: ShortAnswersBlock): TypedField[] {
  const turns = new Map<number, number>();
  for (const places of anyOrderGroups(block.content)) for (const [turn, at] of places.entries()) turns.set(at, turn);
  return Array.from({ length: block.answersCount }, (_, at) => {
    const item = block.content[at];
    const answers = item?.answers.filter((answer) => answer.trim() !== '') ?? [];
    const turn = turns.get(at) ?? 0;
    return {
      name: item?.id ?? `field-${at}`,
      answers: [...answers.slice(turn), ...answers.slice(0, turn)],
      match: item?.match,
      context: item?.prompt ?? stemOf(block),
      at,
      fields: block.answersCount,
    };
  });
}

function speak(
  prompts: readonly { id?: ItemId; answerSeconds?: number | undefined }[],
  student: SimulatedStudent,
): { studentAnswer: AnswerPart[]; seconds: number } {
  const share = spokenShare[student];
  if (share === null) return { studentAnswer: [], seconds: 0 };
  const lengths = prompts.map(({ answerSeconds = usualSeconds }) => Math.max(1, Math.round(answerSeconds * share)));
  return {
    studentAnswer: prompts.map(({ id }, at) => {
      const file = recordingOf(`${student}-${at}`, lengths[at] ?? 0);
      return id === undefined ? { kind: 'recording', file } : { kind: 'recording', file, itemId: id };
    }),
    seconds: lengths.reduce((sum, seconds) => sum + seconds, 0),
  };
}

/** A recording that nobody has made: it has a name and a length, and no sound. */
function recordingOf(name: string, seconds: number): FileRef {
  return {
    id: `simulated-${name}`,
    name: `${name}.webm`,
    mime: 'audio/webm',
    size: seconds * 4000,
    durationMs: seconds * 1000,
  };
}
