import { fillOptionalTexts } from '../../primitives/schema/fill-optional-texts.ts';
import { fileRefSchema } from '../../primitives/schema/fields.ts';
import { mapValues } from './schema-metadata.ts';
import { walkSchema } from '../../primitives/schema/walk-schema.ts';
import { questionSchema, studentQuestionSchema, type Question } from './question.ts';

/** A question in which every text is a sentinel of its own. */
export interface SentinelQuestion {
  question: Question;
  /** Where each sentinel stands: `questions.0.content.1.why`. */
  paths: ReadonlyMap<string, string>;
}

/**
 * Replaces every text of a question by a sentinel of its own, and the ids and names of its files. What is a text follows from
 * the schemas of the types, so that a new field is covered as soon as it is in a schema. `name` distinguishes the sentinels of one
 * question from those of another.
 */
export function plantSentinels(question: Question, name = 'text'): SentinelQuestion {
  const paths = new Map<string, string>();
  const sentinelAt = (path: string) => {
    const sentinel = `sentinel-${name}-${paths.size}-end`;
    paths.set(sentinel, path);
    return sentinel;
  };
  const planted = mapValues(question, ({ value, role, isFixed, path }) => {
    const at = path.join('.');
    const file = role === 'file' ? fileRefSchema.safeParse(value).data : undefined;
    if (file) return { ...file, id: sentinelAt(`${at}.id`), name: sentinelAt(`${at}.name`) };
    return typeof value === 'string' && !isFixed ? sentinelAt(at) : value;
  });
  return { question: planted, paths };
}

/** Does the same after it has added the optional texts that the question does not have. */
export function plantAllSentinels(question: Question, name?: string): SentinelQuestion {
  return plantSentinels(questionSchema.parse(fillOptionalTexts(questionSchema, question)), name);
}

/**
 * The sentinels that belong to a text of the student's view. Such a text is named by the schema of the view, and holds
 * what stands at the same place of the question, unless the question has nothing there: the words of a box and the rights
 * of a matching are put together from others.
 */
export function publicSentinels({ paths }: SentinelQuestion, view: unknown): ReadonlySet<string> {
  const places = new Set(paths.values());
  const found = new Set<string>();
  walkSchema(studentQuestionSchema, view, ({ value, role, path }) => {
    const texts = role === 'file' ? Object.entries(Object(value)) : [['', value]];
    for (const [name, text] of texts) {
      const at = [...path, ...(name === '' ? [] : [name])].join('.');
      if (typeof text === 'string' && (paths.get(text) === at || !places.has(at))) found.add(text);
    }
    return value;
  });
  return found;
}
