import { Banner, Button, Dialog, Stack } from '@rubrica/ui';
import { useId, useState, type ReactNode } from 'react';
import {
  FormProvider,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { useExclusive } from '../forms/use-exclusive.ts';
import { showFormError } from '../forms/show-form-error.ts';
import { useZodForm } from '../forms/use-zod-form.ts';
import { useCommonMessages } from '../messages/common.ts';
import { toast } from '../toast/toast.ts';

/** Returns the props of a native field: its registration and the error below it. */
export type RegisterField<Input extends FieldValues> = (
  name: FieldPath<Input>,
) => UseFormRegisterReturn & { error: string | undefined };

interface ResourceDialogProps<Input extends FieldValues, Output> {
  title: string;
  /** A sentence under the title. */
  description?: string;
  size?: 'small' | 'medium';
  /** Validates the form. Must be memoized, because a new schema validates the form again. */
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** The fields; deeper components reach the form by `useFormContext`. */
  fields: (field: RegisterField<Input>, form: UseFormReturn<Input, unknown, Output>) => ReactNode;
  /** Saves what was typed. Resolves with a text for a toast; the dialog then closes. */
  onSave: (values: Output) => Promise<string | void>;
  /** Shown for a failure for which the server has no message. */
  failed: string;
  /** "Save" by default. */
  saveLabel?: string;
  onClose: () => void;
}

/**
 * A form in a dialog. A refused save keeps what was typed, and shows the server's messages at their fields, or above the
 * form. A changed form asks before it is discarded.
 */
export function ResourceDialog<Input extends FieldValues, Output>(props: ResourceDialogProps<Input, Output>) {
  const { title, description, size, schema, defaultValues, fields, onSave, failed, saveLabel, onClose } = props;
  const common = useCommonMessages();
  const formId = useId();
  const [failure, setFailure] = useState('');
  const form = useZodForm(schema, defaultValues);
  const { isDirty } = form.formState;
  // Fields that can show a server's message; collected while they render.
  const registered = new Set<FieldPath<Input>>();
  const field: RegisterField<Input> = (name) => {
    registered.add(name);
    return { ...form.register(name), error: form.getFieldState(name, form.formState).error?.message };
  };

  const [save, isSaving] = useExclusive(async (values: Output) => {
    setFailure('');
    try {
      const message = await onSave(values);
      if (message) toast.success(message);
      onClose();
    } catch (error) {
      setFailure(showFormError(form, error, { fields: [...registered], messages: common, fallback: failed }));
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      hasUnsaved={isDirty}
      size={size}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isSaving}>
            {saveLabel ?? common.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <FormProvider {...form}>
          <Stack gap={16}>
            {failure && (
              <Banner tone="danger" announce>
                {failure}
              </Banner>
            )}
            {fields(field, form)}
          </Stack>
        </FormProvider>
      </form>
    </Dialog>
  );
}
