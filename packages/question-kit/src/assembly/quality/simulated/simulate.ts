import type { Draft } from '../../core/question.ts';
import { markAnswers } from '../../core/marking.ts';
import { answerBlock, type SimulatedAnswer } from './answer-block.ts';
import { remarksOn } from './remarks.ts';
import type { SimulatedResult, Simulation } from './simulation.ts';
import { situationOf } from './situation.ts';
import { simulatedStudents, type SimulatedStudent } from './students.ts';

/** How a simulation may be varied. */
export interface SimulationOptions {
  /** Another seed lets students guess and mistype otherwise. */
  seed?: number;
  /** The language of the question, as BCP 47; English when absent. */
  language?: string;
}

/**
 * Lets ten students of different habits answer a question and marks them, as an attempt would be. Pure and deterministic: the same
 * draft and seed give the same table.
 */
export function simulate(draft: Draft, { seed = 1, language = 'en' }: SimulationOptions = {}): Simulation {
  const situation = situationOf(draft, seed, language);
  const results = simulatedStudents.map((student) => {
    const answers = draft.questions.map((block) => answerBlock(block, student, situation));
    return resultOf(draft, student, answers);
  });
  return { results, remarks: remarksOn(draft, results) };
}

function resultOf(draft: Draft, student: SimulatedStudent, answers: readonly SimulatedAnswer[]): SimulatedResult {
  const { blocks, mark, maximum, pending } = markAnswers(
    draft,
    answers.map(({ entry }) => entry),
  );
  return {
    student,
    mark,
    maximum,
    pending,
    blocks: blocks.map((block, index) => ({
      index,
      mark: block.mark,
      maximum: block.maximum,
      pending: block.pending,
      items: block.items.map(({ decision, mark: itemMark, maximum: itemMaximum }, at) => ({
        given: answers[index]?.given[at] ?? '',
        decision,
        mark: itemMark,
        maximum: itemMaximum,
      })),
      words: answers[index]?.words,
      seconds: answers[index]?.seconds,
    })),
  };
}
