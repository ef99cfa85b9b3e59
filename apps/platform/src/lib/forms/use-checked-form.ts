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

/**
 * A form whose fields are checked when they lose the focus, then at every change of them (`spec.md` section 5). A new resolver,
 * such as one in another language, checks the invalid fields again. A field that loses the focus to a press is checked after it,
 * because its message moves what is pressed.
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
  });
  const { formState, trigger } = form;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the keys of the errors are the names of the form's own fields
  const invalid = Object.keys(formState.errors) as FieldPath<Input>[];
  useEffect(() => {
    // Messages of the server disappear here, because they are in the previous language.
    if (invalid.length > 0) void trigger(invalid);
    // oxlint-disable-next-line react/exhaustive-deps -- only new rules need new messages, not every new error
  }, [resolver]);
  return form;
}
