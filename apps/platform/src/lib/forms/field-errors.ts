import type { CallInput, CallName, Contract } from '@rubrica/api-client/contract';

/** Which fields of a form show the server's messages about the body fields of a call. */
export interface FormFields<Name extends CallName, Field extends string> {
  /** The fields that can show a message. */
  fields: Field[];
  /** The form's names of body fields; those that are named the same need no entry. */
  names?: { readonly [BodyField in keyof CallInput<Contract[Name]>['body']]?: Field };
}

/** Where a refusal's messages belong. */
interface PlacedErrors<Field extends string> {
  /** The first message of each field of the form, in the order of the form. */
  atFields: [Field, string][];
  /** Messages of what has no field in the form; the form shows them itself. */
  others: string[];
}

/**
 * Sorts a refusal's messages by the fields of a form. A message about a part of a value (`groups.0`) belongs to the field
 * of the value. None is left out.
 *
 * @param errors The messages by body field, as the server sends them.
 * @param fields The fields of the form that can show a message.
 * @param names The form's own names of body fields.
 */
export function placeFieldErrors<Field extends string>(
  errors: Readonly<Record<string, readonly string[]>>,
  fields: readonly Field[],
  names: Readonly<Record<string, Field | undefined>> = {},
): PlacedErrors<Field> {
  const placed = new Map<Field, string>();
  const others = new Set<string>();
  for (const [path, messages] of Object.entries(errors)) {
    const [root = ''] = path.split('.');
    const name = names[path] ?? names[root];
    const field =
      fields.find((candidate) => candidate === (name ?? path)) ?? fields.find((candidate) => candidate === root);
    for (const message of messages) {
      if (field && !placed.has(field)) placed.set(field, message);
      else if (!field) others.add(message);
    }
  }
  return {
    atFields: fields.flatMap((field) => {
      const message = placed.get(field);
      return message === undefined ? [] : [[field, message] satisfies [Field, string]];
    }),
    others: [...others],
  };
}
