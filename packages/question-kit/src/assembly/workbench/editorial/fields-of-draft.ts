import type { ValuePath } from '../../compare/difference.ts';
import type { Draft } from '../../core/question.ts';

/** Every place of a draft that may have a field in the form, in the order of the form. */
export function fieldsOfDraft(draft: Draft): ValuePath[] {
  const { input, questions, ...head } = draft;
  return [
    ...Object.keys(head).map((field) => [field]),
    ...input.flatMap((item, index) => withFields(['input', index], item)),
    ...questions.flatMap((block, index) => [
      ...withFields(['questions', index], block),
      ...['modelAnswer', 'minWords', 'maxWords'].map((field) => ['questions', index, field]),
      ...('content' in block
        ? block.content.flatMap((item, place) => [
            ...withFields(['questions', index, 'content', place], item),
            ...['why', 'mark'].map((field) => ['questions', index, 'content', place, field]),
          ])
        : []),
    ]),
  ];
}

/** A place and its fields; of a list of texts, each text too. */
function withFields(path: ValuePath, value: object): ValuePath[] {
  return [
    path,
    ...Object.entries(value).flatMap(([field, each]: [string, unknown]) => [
      [...path, field],
      ...(Array.isArray(each) && field !== 'content' ? each.map((_, index) => [...path, field, index]) : []),
    ]),
  ];
}
