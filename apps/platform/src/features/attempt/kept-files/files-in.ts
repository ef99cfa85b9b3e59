import type { FileRef } from '@rubrica/question-kit';

/** What a page shows or plays. Anything else would be a file of ours in a page of its own. */
const keptTypes = /^(?:image|audio|video)\/|^(?:application\/pdf|text\/vtt)$/u;

function isFileRef(value: object): value is FileRef {
  const has = (name: string, type: string) => typeof Reflect.get(value, name) === type;
  return has('id', 'string') && has('name', 'string') && has('mime', 'string') && has('size', 'number');
}

/** The files in the questions of an attempt, whatever shows them, the smallest first. */
export function filesIn(questions: unknown): FileRef[] {
  const found = new Map<string, FileRef>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (isFileRef(value)) found.set(value.id, value);
    else for (const each of Object.values(value)) collect(each);
  };
  collect(questions);
  return [...found.values()].filter(({ mime }) => keptTypes.test(mime)).toSorted((a, b) => a.size - b.size);
}
