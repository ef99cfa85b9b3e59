import { useEffect } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { usePressEnd } from './use-press-end.ts';

/** The elements of the fields that have errors. */
const fieldsIn = (errors: object): HTMLElement[] =>
  Object.values(errors).flatMap((error: unknown) => {
    if (typeof error !== 'object' || error === null) return [];
    if (!('ref' in error)) return fieldsIn(error);
    return error.ref instanceof HTMLElement ? [error.ref] : [];
  });

const inOrderOfPage = (a: Node, b: Node) =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1;

/**
 * A form whose fields are checked when they lose the focus, then at every change of them (`spec.md` section 5). A new resolver,
 * such as one in another language, checks the invalid fields again. A field that loses the focus to a press is checked after it,
 * because its message moves what is pressed. A refused form leads to the first wrong field of the page; by itself, React Hook Form
 * takes the one that was registered first, and a page registers its own before those of its components.
 */
export function useCheckedForm<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  const pressEnd = usePressEnd();
  const form = useForm<Input, unknown, Output>({
    resolver: async (...given) => {
      const result = await resolver(...given);
      await pressEnd();
      return result;
    },
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues,
    shouldFocusError: false,
  });
  const { formState, trigger } = form;
  const { errors, isSubmitSuccessful, submitCount } = formState;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitSuccessful) fieldsIn(errors).toSorted(inOrderOfPage)[0]?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each submission, not at every new error
  }, [submitCount]);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the keys of the errors are the names of the form's own fields
  const invalid = Object.keys(errors) as FieldPath<Input>[];
  useEffect(() => {
    // Messages of the server disappear here, because they are in the previous language.
    if (invalid.length > 0) void trigger(invalid);
    // oxlint-disable-next-line react/exhaustive-deps -- only new rules need new messages, not every new error
  }, [resolver]);
  return form;
}
