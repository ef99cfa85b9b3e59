import { Banner, Button, ConfirmDialog, Dialog, Stack } from '@rubrica/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
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
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { type ListsOf, type MergedValues, mergeValues } from './merge-values.ts';

/** Returns the props of a native field: its registration and the error below it. */
export type RegisterField<Input extends FieldValues> = (
  name: FieldPath<Input>,
) => UseFormRegisterReturn & { error: string | undefined };

/** What is asked before values are saved that are probably a slip. */
export interface SaveQuestion {
  title: string;
  text: ReactNode;
  /** The button that saves them. */
  save: string;
  /** The button that returns to the form. */
  back: string;
}

interface ResourceDialogProps<Input extends FieldValues, Output> {
  title: string;
  /** A sentence under the title. */
  description?: string;
  size?: 'small' | 'medium';
  /** Validates the form. Must be memoized, because a new schema validates the form again. */
  schema: z.ZodType<Output, Input>;
  defaultValues: Input & DefaultValues<Input>;
  /** The fields; deeper components reach the form by `useFormContext`. */
  fields: (field: RegisterField<Input>, form: UseFormReturn<Input, unknown, Output>) => ReactNode;
  /** Saves what was typed. Resolves with a text for a toast; the dialog then closes. */
  onSave: (values: Output) => Promise<string | void>;
  /**
   * Returns the form's values of the object as it is stored, if `onSave` failed because somebody else has changed it since it was
   * read. They are merged with what was typed; `onSave` is called again once that was checked, or at once if it differs in nothing that
   * the form has.
   */
  storedValues?: (error: unknown) => Input | undefined;
  /** What the fields are called, for those that two people changed. */
  labels?: Readonly<Record<keyof Input & string, string>>;
  /** The lists whose entries are no ids; what somebody else has added to them or removed is named. */
  lists?: ListsOf<Input>;
  /** Whether something was entered that is no field of the form, such as a file that is being sent. */
  hasOtherChanges?: boolean;
  /** Why it cannot be saved now; shown when "Save" is pressed. */
  blocked?: string | undefined;
  /** What to ask before these values are saved; null to save them at once. */
  questionOf?: (values: Output) => SaveQuestion | null;
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
  const { storedValues, labels, lists, hasOtherChanges = false, blocked, questionOf } = props;
  const common = useCommonMessages();
  const formId = useId();
  const [failure, setFailure] = useState('');
  const [asked, setAsked] = useState<{ values: Output; question: SaveQuestion; isOpen: boolean } | null>(null);
  const [changed, setChanged] = useState<{ merged: MergedValues<Input>; isTaken: boolean; times: number } | null>(null);
  /** The values that the form is compared with: as they were read, or as somebody else has saved them since. */
  const base = useRef<Input>(defaultValues);
  const saveButton = useRef<HTMLButtonElement>(null);
  const form = useZodForm(schema, defaultValues);
  const { isDirty } = form.formState;
  // Fields that can show a server's message; collected while they render.
  const registered = new Set<FieldPath<Input>>();
  const field: RegisterField<Input> = (name) => {
    registered.add(name);
    return { ...form.register(name), error: form.getFieldState(name, form.formState).error?.message };
  };

  const trySave = async (values: Output, isSecond = false): Promise<void> => {
    try {
      const message = await onSave(values);
      if (message) toast.success(message);
      onClose();
    } catch (error) {
      const stored = storedValues?.(error);
      const merged = stored && mergeValues(base.current, form.getValues(), stored, lists);
      if (!stored || !merged || (isSecond && !merged.hasTheirs)) {
        setFailure(showFormError(form, error, { fields: [...registered], messages: common, fallback: failed }));
        return;
      }
      base.current = stored;
      if (!merged.hasTheirs) return trySave(values, true);
      show(stored, merged.values);
      setChanged((before) => ({ merged, isTaken: false, times: (before?.times ?? 0) + 1 }));
    }
  };
  /** Shows values that differ from the stored ones. */
  const show = (stored: Input, values: Input) => {
    form.reset(stored);
    form.reset(values, { keepDefaultValues: true });
  };
  const takeTheirs = () => {
    if (!changed) return;
    show(base.current, { ...form.getValues(), ...changed.merged.theirs });
    setChanged({ ...changed, isTaken: true });
    saveButton.current?.focus();
  };
  const [save, isSaving] = useExclusive(async (values: Output, isConfirmed: boolean) => {
    setFailure(blocked ?? '');
    if (blocked !== undefined) return;
    const question = isConfirmed ? null : (questionOf?.(values) ?? null);
    if (question) setAsked({ values, question, isOpen: true });
    else await trySave(values);
  });

  return (
    <Dialog
      open
      onClose={onClose}
      hasUnsaved={isDirty || hasOtherChanges}
      size={size}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button ref={saveButton} type="submit" form={formId} variant="primary" loading={isSaving}>
            {saveLabel ?? common.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit((values) => save(values, false))(event)}>
        <FormProvider {...form}>
          <Stack gap={16}>
            {failure && (
              <Banner tone="danger" announce>
                {failure}
              </Banner>
            )}
            {changed && (
              <ChangedMeanwhile
                // Another conflict is told again.
                key={changed.times}
                conflicts={changed.merged.conflicts.map((name) => labels?.[name] ?? name)}
                added={changed.merged.added}
                removed={changed.merged.removed}
                isTaken={changed.isTaken}
                onTakeTheirs={takeTheirs}
              />
            )}
            {fields(field, form)}
          </Stack>
        </FormProvider>
      </form>
      {asked && (
        <ConfirmDialog
          // It stays to give the focus back.
          open={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          onConfirm={() => void save(asked.values, true)}
          title={asked.question.title}
          confirmLabel={asked.question.save}
          cancelLabel={asked.question.back}
        >
          {asked.question.text}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
