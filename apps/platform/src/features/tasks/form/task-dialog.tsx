import { ApiError, isConflict, isRefusal } from '@rubrica/api-client';
import type { Task } from '@rubrica/api-client/contract';
import { hashKey, useMutation } from '@tanstack/react-query';
import { Banner, Button, ConfirmDialog, Dialog, Heading, QuietButton, Stack } from '@rubrica/ui';
import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';
import { errorText } from '../../../lib/errors/error-text.ts';
import { usePressEnd } from '../../../lib/forms/use-press-end.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useIsMounted } from '../../../lib/saving/use-is-mounted.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { ChangedMeanwhile } from '../../../lib/resource/changed-meanwhile.tsx';
import { useResource } from '../../../lib/resource/use-resource.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { countWorking } from '../count-working.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import {
  bodyOf,
  endsAtOnce,
  isBegun,
  mergeTasks,
  problemsOf,
  savedBodyOf,
  type TaskBody,
  withTheirs,
} from '../task-body.ts';
import { UnfinishedQuestions } from '../unfinished-questions.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { fieldLabels } from './field-labels.ts';
import { QuestionFields } from './question-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { useTaskDraft } from './use-task-draft.ts';

interface TaskDialogProps {
  /** The task to edit; null for a new one. */
  task: Task | null;
  onClose: () => void;
}

/** What attempts at a task are given. */
const partsOf = ({ questions, draws, videos, prompts }: TaskBody) => [questions, draws, videos, prompts];

/** Creates a task, or changes one. A refused save keeps what was typed; the device keeps it until it is saved or discarded. */
export function TaskDialog({ task, onClose }: TaskDialogProps) {
  const all = useMessages({ en, ar });
  const { form: messages } = all;
  const common = useCommonMessages();
  const { create, update } = useResource('Task');
  const { base, body, change, ...draft } = useTaskDraft(task);
  const form = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<{ conflicts: (keyof TaskBody)[]; isTaken: boolean; times: number } | null>(
    null,
  );
  const saveButton = useRef<HTMLButtonElement>(null);
  const [isPublishing, setPublishing] = useState(task?.status === 'published');
  const [blurredFields, setBlurredFields] = useState<ReadonlySet<string>>(new Set());
  const isDraft = body.status === 'draft';
  const pressEnd = usePressEnd();
  const [isSubmitted, setSubmitted] = useState(false);
  const allProblems = problemsOf({ ...savedBodyOf(body), status: isPublishing ? 'published' : body.status });
  const problems = isSubmitted
    ? allProblems
    : Object.fromEntries(Object.entries(allProblems).filter(([name]) => blurredFields.has(name)));
  const onChange = useCallback((part: Partial<TaskBody>) => change({ body: part }), [change]);

  /** What was not saved yet, because students work on the task and it would end their attempts. */
  const [ending, setEnding] = useState<{ values: TaskBody; working: number } | null>(null);
  const isMounted = useIsMounted();
  const save = useMutation({
    mutationFn: async ({ values, isConfirmed = false }: { values: TaskBody; isConfirmed?: boolean }) => {
      if (!task) return create.mutateAsync(values);
      const working = !isConfirmed && endsAtOnce(values, base) ? await countWorking(task._id) : 0;
      if (working > 0) return setEnding({ values, working });
      return update.mutateAsync({ id: task._id, body: { ...values, base } });
    },
    onSuccess: (stored) => {
      if (!stored) return;
      toast.success(messages.saved);
      // Cancelled meanwhile: a dialog that was opened since stays, with what was written there.
      if (!isMounted()) return draft.forgetOwn();
      draft.discard();
      onClose();
    },
    onError: (error) => {
      if (!isConflict(error, 'updateTask')) return;
      const stored = bodyOf(error.current);
      const { values, conflicts } = mergeTasks(base, body, stored);
      change({ base: stored, body: values });
      setChanged((before) => ({ conflicts, isTaken: false, times: (before?.times ?? 0) + 1 }));
    },
  });
  const takeTheirs = () => {
    if (!changed) return;
    change({ body: withTheirs(body, base, changed.conflicts) });
    setChanged({ ...changed, isTaken: true });
    saveButton.current?.focus();
  };
  const submit = (status: TaskBody['status']) => {
    const edited = savedBodyOf({ ...body, status });
    setSubmitted(true);
    setPublishing(status === 'published');
    if (Object.keys(problemsOf(edited)).length === 0) save.mutate({ values: edited });
    else setRefusals((before) => before + 1);
  };
  /** Counts the presses that saved nothing. Each leads to what is wrong, which may be out of sight. */
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const close = () => {
    // What waited here and was only looked at waits on, and what is being sent waits for the reply.
    if (!save.isPending && draft.isOwn) draft.discard();
    onClose();
  };
  const beginAnew = () => {
    draft.discard();
    save.reset();
    setChanged(null);
    setSubmitted(false);
    setBlurredFields(new Set());
    setPublishing(task?.status === 'published');
    // The button is gone.
    form.current?.querySelector('input')?.focus();
  };
  const onBlur = async ({ target }: FocusEvent<HTMLElement>) => {
    const name = target.getAttribute('name');
    if (!name) return;
    // A message moves what is below it, which may be what is being pressed.
    await pressEnd();
    setBlurredFields((before) => new Set(before).add(name));
  };
  const unfinished =
    isRefusal(save.error, 'updateTask', 'questions_unfinished') ||
    isRefusal(save.error, 'createTask', 'questions_unfinished')
      ? save.error.details.questions
      : null;

  return (
    <Dialog
      open
      onClose={close}
      size="large"
      title={task ? messages.edit : messages.create}
      dismissible={!save.isPending}
      hasUnsaved={draft.isTouched}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {common.cancel}
          </Button>
          {isDraft && (
            <Button variant="secondary" loading={save.isPending} onClick={() => submit('draft')}>
              {messages.saveDraft}
            </Button>
          )}
          <Button
            ref={saveButton}
            variant="primary"
            loading={save.isPending}
            onClick={() => submit(isDraft ? 'published' : body.status)}
          >
            {isDraft ? messages.publish : messages.save}
          </Button>
        </>
      }
    >
      <div ref={form}>
        <Stack gap={32} onBlur={(event) => void onBlur(event)}>
          {draft.wasRestored && (
            <Banner action={<QuietButton onClick={beginAnew}>{messages.beginAnew}</QuietButton>}>
              {draft.isOutdated ? messages.restoredOld : messages.restored}
            </Banner>
          )}
          {changed && (
            <ChangedMeanwhile
              // Another conflict is told again.
              key={changed.times}
              conflicts={changed.conflicts.map((name) => fieldLabels(all, body.kind)[name])}
              added={[]}
              removed={[]}
              isTaken={changed.isTaken}
              onTakeTheirs={takeTheirs}
            />
          )}
          {save.isError && !isConflict(save.error, 'updateTask') && (
            <Banner tone="danger" announce title={errorText(save.error, common, messages.saveFailed)}>
              {unfinished ? (
                <UnfinishedQuestions questions={unfinished} />
              ) : (
                save.error instanceof ApiError && Object.values(save.error.errors).flat().join(' ')
              )}
            </Banner>
          )}
          <Stack as="section" gap={16}>
            <Heading level={3}>{messages.what}</Heading>
            <QuestionFields body={body} onChange={onChange} problems={problems} />
            {task && isBegun(task) && hashKey(partsOf(body)) !== hashKey(partsOf(base)) && (
              <Banner announce>{messages.begunKeepQuestions}</Banner>
            )}
          </Stack>
          <Stack as="section" gap={16}>
            <Heading level={3}>{messages.who}</Heading>
            <AudienceFields body={body} onChange={onChange} problems={problems} />
          </Stack>
          <Stack as="section" gap={16}>
            <Heading level={3}>{messages.when}</Heading>
            <ScheduleFields body={body} onChange={onChange} problems={problems} />
          </Stack>
        </Stack>
      </div>
      {ending && (
        <ConfirmDialog
          open
          tone="danger"
          onClose={() => setEnding(null)}
          onConfirm={() => save.mutate({ values: ending.values, isConfirmed: true })}
          title={messages.endTitle}
          confirmLabel={messages.endTask}
        >
          {messages.endText(ending.working)}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
