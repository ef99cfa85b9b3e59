import { isDeepStrictEqual } from 'node:util';
import { contract } from '@rubrica/api-client/contract';
import { z } from 'zod';
import type { Random } from './chance.ts';
import type { Client, Request } from './client.ts';
import type { Journal } from './journal.ts';
import type { AnswerState, Plan, SentContent } from './plan.ts';

/** Answers of an attempt, as the server lists them. */
export const listedSchema = z.array(z.object({ _id: z.string(), question: z.string(), rev: z.number() }));
const repliedSchema = z.object({ items: listedSchema });
type ListedAnswers = z.infer<typeof listedSchema>;
const savedSchema = z.object({ rev: z.number(), answers: z.unknown(), flagged: z.boolean() });

/** A taker as its requests name it. */
export interface Taker {
  index: number;
  token: string;
  address: string;
}

interface SheetOptions {
  taker: Taker;
  plan: Pick<Plan, 'stages' | 'takerMark'>;
  client: Client;
  journal: Journal;
  random: Random;
}

/** The answers of one attempt, as the taker writes them. */
export interface AnswerSheet {
  /** Writes on in the next answer, or in this one, and saves it. `as` is what the save is noted down as. */
  save: (as: string, dueAt: number, breaksAfterMs?: number) => Promise<void>;
}

/** How often a taker sets or takes away a flag. */
const flagShare = 0.1;
/** Of so many replies one is compared with what was sent. In the end the database is compared with all of it. */
const comparedEvery = 16;

/** The answers in a reply that lists them. */
export const readListed = (body: string): ListedAnswers => repliedSchema.parse(JSON.parse(body)).items;

/** Opens the answers of an attempt. */
export function openAnswerSheet(
  { taker, plan, client, journal, random }: SheetOptions,
  listed: ListedAnswers,
): AnswerSheet {
  const openedAt = performance.now();
  const answers: AnswerState[] = listed.map(({ _id, question, rev }) => ({
    id: _id,
    question,
    taker: taker.index,
    rev,
    content: null,
    unconfirmed: null,
  }));
  journal.addAnswers(answers);
  // Everybody begins at another question, as those do who turn the pages first: no two of them write the same at once.
  let next = Math.floor(random() * answers.length);
  let replies = taker.index;

  function nextContent({ content }: AnswerState, stages: number): SentContent {
    const { stage, flagged } = content ?? { stage: -1, flagged: false };
    return { stage: (stage + 1) % stages, flagged: random() < flagShare ? !flagged : flagged };
  }

  return {
    save: async (as, dueAt, breaksAfterMs) => {
      const answer = answers[next % answers.length];
      if (!answer) throw new Error('The attempt has no questions.');
      next += 1;
      const stages = plan.stages[answer.question] ?? [];
      // What was never confirmed comes first, as it was.
      const { stage, flagged } = answer.unconfirmed ?? nextContent(answer, stages.length);
      const entries = (stages[stage] ?? '[]').replaceAll(plan.takerMark, String(taker.index));
      answer.unconfirmed = { stage, flagged };
      const activeTime = { sitting: `sitting-${taker.index}`, activeMs: Math.round(performance.now() - openedAt) };
      const request: Request = {
        name: as,
        method: 'PUT',
        path: contract.saveAnswer.path.replace(':id', answer.id),
        token: taker.token,
        address: taker.address,
        // The same bytes with the same rev, however often they have to be sent.
        body: `{"rev":${answer.rev},"answers":${entries},"flagged":${flagged},"activeTime":${JSON.stringify(activeTime)}}`,
        breaksAfterMs,
      };
      const reply = await client.ask(request, dueAt, journal);
      if (reply === null) return;
      const saved = savedSchema.parse(JSON.parse(reply()));
      if (saved.rev !== answer.rev + 1) journal.fail(`${as}: another revision than the next`);
      replies += 1;
      const isCompared = replies % comparedEvery === 0;
      if (isCompared && !isDeepStrictEqual([saved.answers, saved.flagged], [JSON.parse(entries), flagged]))
        journal.fail(`${as}: other content than was sent`);
      answer.rev = saved.rev;
      answer.content = answer.unconfirmed;
      answer.unconfirmed = null;
    },
  };
}
