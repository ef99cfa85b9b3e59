/** What a docs page tells of a question type, besides what follows from its code. */
export interface TypeSheet {
  /** The name that authors know it by. */
  name: string;
  /** What its page is called, where that is not its name. */
  page?: string;
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
