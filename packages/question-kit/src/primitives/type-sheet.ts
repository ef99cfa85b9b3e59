/** What a docs page says about a question type, besides what follows from its code. */
export interface TypeSheet {
  /** The name that authors know it by. */
  name: string;
  /** What it examines, and when to take it, in a few sentences. */
  examines: string;
  /** Its own fields, beside `rubric`, `autoCorrected`, `modelAnswer` and `id`, which every block has. */
  fields: readonly (readonly [field: string, meaning: string])[];
  /** The keys of a student; those of markers and authors are the same everywhere. */
  keys: readonly (readonly [keys: string, does: string])[];
  accessibility: readonly string[];
  good: readonly string[];
  bad: readonly string[];
}

/** The field that says how a typed answer is compared. */
export const matchField: TypeSheet['fields'][number] = [
  'content[].match?',
  'How a typed answer is compared: case, accents, typing errors, punctuation, contractions. Quotes, dashes and spaces are always alike.',
];
/** Said of every type with typed answers. */
export const accentsNote = 'Letters of the language that a keyboard may lack stand in a bar under the field.';
