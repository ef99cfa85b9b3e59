import { z } from 'zod';
import { idSchema } from '../../primitives/schema/fields.ts';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import { draftSchema, skillSchema, type Draft } from '../core/question.ts';
import { authorNameSchema, momentSchema } from '../core/remark-fields.ts';
import { editorialFields } from '../editorial/schema.ts';
import { paperLimits } from './limits.ts';

/** The version that this kit writes. `readPaperFile` reads the older ones. */
export const paperVersion = 1;

const titleSchema = z.string().max(300);
const instructionsSchema = z.string().max(10_000);

/** A language by its BCP 47 tag, as `Intl` reads it: another would stop whatever shows the paper. */
export const languageSchema = z.string().max(35).refine(isLanguageTag, 'Invalid language tag');

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/** A tag of a question. */
export const tagSchema = z.string().min(1).max(paperLimits.tagCharacters);

const versionQuestionFields = {
  id: idSchema,
  /** Its level, category and diploma are names, not ids. */
  draft: draftSchema,
  tags: z.array(tagSchema).max(paperLimits.tagsPerQuestion).readonly(),
  /** Null where it is the paper's. */
  language: languageSchema.nullable(),
  /** The question of this paper that it says in another language. */
  translationOf: idSchema.nullable(),
  state: editorialFields.state,
};

/** A question of a paper: what students get, and what its editors say of it. */
export const paperQuestionSchema = z.strictObject({ ...versionQuestionFields, ...editorialFields });

const sectionFields = {
  id: idSchema,
  title: titleSchema,
  /** Plain text, which students read before the section's questions. */
  instructions: instructionsSchema,
  /** The time that a student has for it; null where the paper does not say. */
  minutes: z.number().int().min(1).max(1440).nullable(),
};

/** Some questions of a paper that follow each other, with what they share. */
export const sectionSchema = z.strictObject({
  ...sectionFields,
  questions: z.array(paperQuestionSchema).max(paperLimits.questionsPerSection).readonly(),
});

/** How many points of a skill and a level a paper should have. */
export const targetSchema = z.strictObject({
  skill: skillSchema,
  /** The name of a level; empty for any. */
  level: z.string().max(100),
  points: z.number().min(0).max(100_000).multipleOf(0.5),
});

const versionSectionSchema = z.strictObject({
  ...sectionFields,
  questions: z.array(z.strictObject(versionQuestionFields)).max(paperLimits.questionsPerSection).readonly(),
});

/** A paper as it was at a moment, without what its editors said of it. */
export const paperVersionSchema = z.strictObject({
  id: idSchema,
  name: titleSchema,
  by: authorNameSchema,
  at: momentSchema,
  sections: z.array(versionSectionSchema).min(1).max(paperLimits.sections).readonly(),
});

/** What students get together, as its designers write it. */
export const paperSchema = z
  .strictObject({
    version: z.literal(paperVersion),
    id: idSchema,
    title: titleSchema,
    /** Plain text, which students read first. */
    instructions: instructionsSchema,
    language: languageSchema,
    sections: z.array(sectionSchema).min(1).max(paperLimits.sections).readonly(),
    /** What the paper should reach. */
    blueprint: z.array(targetSchema).max(paperLimits.targets).readonly(),
    versions: z.array(paperVersionSchema).max(paperLimits.versions).readonly(),
  })
  .superRefine(({ sections }, context) => {
    const seen = new Set<string>();
    const see = (id: string, path: (string | number)[]) => {
      if (seen.has(id)) context.addIssue({ code: 'custom', path, message: `The id ${id} is there twice.` });
      seen.add(id);
    };
    for (const [at, section] of sections.entries()) {
      see(section.id, ['sections', at, 'id']);
      for (const [place, { id }] of section.questions.entries()) see(id, ['sections', at, 'questions', place, 'id']);
    }
  });

/** What students get together, as its designers write it. */
export type Paper = z.infer<typeof paperSchema>;
/** A question of a paper. */
export type PaperQuestion = z.infer<typeof paperQuestionSchema>;
/** Some questions of a paper that follow each other. */
export type Section = z.infer<typeof sectionSchema>;
/** How many points of a skill and a level a paper should have. */
export type Target = z.infer<typeof targetSchema>;
/** A paper as it was at a moment. */
export type PaperVersion = z.infer<typeof paperVersionSchema>;

/** What a question of a paper begins with beside its draft. */
export function newQuestionFields(): Omit<PaperQuestion, 'draft'> {
  return {
    id: freshId(),
    tags: [],
    language: null,
    translationOf: null,
    state: 'draft',
    stateChanges: [],
    comments: [],
    suggestions: [],
    exceptions: [],
  };
}

/** A question of a paper with this draft, about which nobody has said anything yet. */
export function createPaperQuestion(draft: Draft): PaperQuestion {
  return { ...newQuestionFields(), draft };
}

/** A section with these questions. */
export function createSection<Question>(title: string, questions: readonly Question[] = []) {
  return { id: freshId(), title, instructions: '', minutes: null, questions: [...questions] };
}

/** A paper with one section without questions. */
export function emptyPaper(): Paper {
  return {
    version: paperVersion,
    id: freshId(),
    title: '',
    instructions: '',
    language: 'en',
    sections: [createSection('')],
    blueprint: [],
    versions: [],
  };
}
