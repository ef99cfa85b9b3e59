import { ApiError, isRefusal } from '@rubrica/api-client';
import type { Task } from '@rubrica/api-client/contract';
import { useMutation } from '@tanstack/react-query';
import { Banner, Button, Dialog, Heading, Stack } from '@rubrica/ui';
import { useCallback, useState, type FocusEvent } from 'react';
import { errorText } from '../../../lib/errors/error-text.ts';
import { usePressEnd } from '../../../lib/forms/use-press-end.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { useResource } from '../../../lib/resource/use-resource.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { bodyOf, emptyTask, problemsOf, savedBodyOf, type TaskBody } from '../task-body.ts';
import { UnfinishedQuestions } from '../unfinished-questions.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';

interface TaskDialogProps {
  /** The task to edit; null for a new one. */
  task: Task | null;
  onClose: () => void;
}

/** Creates a task, or changes one. A refused save keeps what was typed. */
export function TaskDialog({ task, onClose }: TaskDialogProps) {
  const { form: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const { amend, invalidate, create } = useResource('Task');
  const [initialBody] = useState(() => (task ? bodyOf(task) : emptyTask));
  const [body, setBody] = useState(initialBody);
  const [isPublishing, setPublishing] = useState(task?.status === 'published');
  const [blurredFields, setBlurredFields] = useState<ReadonlySet<string>>(new Set());
  const isDraft = body.status === 'draft';
  const pressEnd = usePressEnd();
  const [isSubmitted, setSubmitted] = useState(false);
  const all = problemsOf({ ...savedBodyOf(body), status: isPublishing ? 'published' : body.status });
  const problems = isSubmitted
    ? all
    : Object.fromEntries(Object.entries(all).filter(([name]) => blurredFields.has(name)));
  const onChange = useCallback((change: Partial<TaskBody>) => setBody((before) => ({ ...before, ...change })), []);

  const save = useMutation({
    mutationFn: async (values: TaskBody) => {
      if (!task) return create.mutateAsync(values);
      // The dialog changes the status of a draft only: a colleague may have closed the task meanwhile.
      const saved = await amend(task._id, ({ status }) => (isDraft ? values : { ...values, status }));
      await invalidate();
      return saved;
    },
    onSuccess: () => {
      toast.success(messages.saved);
      onClose();
    },
  });
  const submit = (status: TaskBody['status']) => {
    const edited = savedBodyOf({ ...body, status });
    setSubmitted(true);
    setPublishing(status === 'published');
    if (Object.keys(problemsOf(edited)).length === 0) save.mutate(edited);
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
      onClose={onClose}
      size="large"
      title={task ? messages.edit : messages.create}
      dismissible={!save.isPending}
      hasUnsaved={body !== initialBody}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.cancel}
          </Button>
          {isDraft && (
            <Button variant="secondary" loading={save.isPending} onClick={() => submit('draft')}>
              {messages.saveDraft}
            </Button>
          )}
          <Button
            variant="primary"
            loading={save.isPending}
            onClick={() => submit(isDraft ? 'published' : body.status)}
          >
            {isDraft ? messages.publish : messages.save}
          </Button>
        </>
      }
    >
      <Stack gap={32} onBlur={(event) => void onBlur(event)}>
        {save.isError && (
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
    </Dialog>
  );
}
