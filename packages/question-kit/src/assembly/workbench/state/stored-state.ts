import { z } from 'zod';
import { idSchema } from '../../../primitives/schema/fields.ts';
import { draftSchema } from '../../core/question.ts';
import type { DraftHistory } from '../../draft/history.ts';
import {
  newQuestionFields,
  paperQuestionSchema,
  paperSchema,
  paperVersionSchema,
  sectionSchema,
  targetSchema,
} from '../../paper/paper.ts';
import {
  emptyWorkbench,
  openQuestionsOf,
  workbenchOf,
  type TriedAnswers,
  type WorkbenchQuestion,
  type WorkbenchState,
} from './workbench-state.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Drafts are checked; the steps are the kit's own patches, which it wrote into this browser itself. */
const historySchema = z.custom<DraftHistory>(
  (history) =>
    isObject(history) &&
    draftSchema.safeParse(Reflect.get(Object(history), 'draft')).success &&
    Array.isArray(Reflect.get(Object(history), 'past')) &&
    Array.isArray(Reflect.get(Object(history), 'future')),
);
const answersSchema = z.custom<TriedAnswers>(isObject);

/** What was kept of an open question before there were papers. */
const looseQuestionSchema = z.object({ id: idSchema, history: historySchema, answers: answersSchema });

const questionSchema = z.object({
  ...paperQuestionSchema.omit({ draft: true }).shape,
  ...looseQuestionSchema.shape,
  proposal: z.object({ base: draftSchema, history: historySchema, note: z.string() }).optional(),
});

const stateSchema = z.object({
  paper: z
    .object({ ...paperSchema.shape, blueprint: z.unknown(), versions: z.unknown() })
    .omit({ version: true, sections: true }),
  sections: z.array(z.object({ ...sectionSchema.shape, questions: z.array(z.unknown()) })).min(1),
  current: z.string(),
});

const looseStateSchema = z.object({ questions: z.array(z.unknown()), current: z.string() });

/** What a browser kept, as far as this version can read it. */
export interface ReadState {
  workbench: WorkbenchState;
  /** Whether something of it is in a form that this version cannot read. */
  isIncomplete: boolean;
}

/** Reads what a browser kept of a workbench, also before there were papers: its questions then become one section. */
export function readStoredState(stored: unknown): ReadState {
  if (stored === undefined) return { workbench: emptyWorkbench(), isIncomplete: false };
  const state = stateSchema.safeParse(stored);
  if (state.success) {
    const { paper: head, current } = state.data;
    const [blueprint, versions] = [itemsOf(targetSchema, head.blueprint), itemsOf(paperVersionSchema, head.versions)];
    const paper = { ...head, blueprint: blueprint.items, versions: versions.items };
    const sections = state.data.sections.map((section) => ({ ...section, questions: section.questions.flatMap(read) }));
    const kept = sections.flatMap(({ questions }) => questions).length;
    const all = state.data.sections.flatMap(({ questions }) => questions).length;
    const workbench: WorkbenchState = { paper, sections, current };
    return {
      workbench: kept > 0 ? workbench : emptyWorkbench(),
      isIncomplete: kept < all || !blueprint.isWhole || !versions.isWhole,
    };
  }
  const loose = looseStateSchema.safeParse(stored);
  if (!loose.success) return { workbench: emptyWorkbench(), isIncomplete: true };
  const questions = loose.data.questions.flatMap(read);
  const workbench = questions.length > 0 ? workbenchOf(questions, loose.data.current) : emptyWorkbench();
  return { workbench, isIncomplete: openQuestionsOf(workbench).length < loose.data.questions.length };
}

/** The items of a stored list that this version can read, and whether those are all. */
function itemsOf<Item>(schema: z.ZodType<Item>, stored: unknown): { items: Item[]; isWhole: boolean } {
  const all: unknown[] = Array.isArray(stored) ? stored : [stored];
  const items = all.flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
  return { items, isWhole: items.length === all.length };
}

function read(stored: unknown): WorkbenchQuestion[] {
  const question = questionSchema.safeParse(stored);
  if (question.success) return [question.data];
  const loose = looseQuestionSchema.safeParse(stored);
  return loose.success ? [{ ...newQuestionFields(), ...loose.data }] : [];
}
