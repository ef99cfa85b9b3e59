import { useQuery } from '@tanstack/react-query';
import { MultiCombobox, Select, TextArea, TextField, type Option } from '@rubrica/ui';
import { useMemo, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { keyOf } from '../../../lib/query-keys.ts';
import { useQuestionNames } from '../../../lib/questions/question-names.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { DrawsField } from './draw-fields.tsx';
import { ItemOrder } from './item-order.tsx';
import type { TaskFieldsProps } from './task-fields.ts';
import { VideoFields } from './video-fields.tsx';
import { useQuestionTitles } from './use-question-titles.ts';
import { VideoField } from './video-field.tsx';

const offered = ['homework', 'quiz', 'vdo-lect', 'vdo-speaking'] as const;

/** A task's title, kind and instructions, and its questions, its lectures, or the videos that are answered. */
export function QuestionFields({ body, onChange, problems }: TaskFieldsProps) {
  const { form: messages, kinds } = useMessages({ en, ar });
  const kindOptions = [...new Set([...offered, body.kind])].map((kind) => ({ value: kind, label: kinds[kind] }));
  return (
    <>
      <TextField
        label={messages.title}
        name="title"
        required
        value={body.title}
        error={problems.title ? messages.titleMissing : undefined}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <Select label={messages.kind} options={kindOptions} value={body.kind} onChange={(kind) => onChange({ kind })} />
      <TextArea
        label={messages.instructions}
        value={body.instructions}
        onChange={(event) => onChange({ instructions: event.target.value })}
      />
      {body.kind === 'vdo-lect' ? (
        <VideoField
          label={messages.lectures}
          hint={messages.lecturesHint}
          orderLabel={messages.lectureOrder}
          value={body.videos}
          error={problems.videos ? messages.lecturesMissing : undefined}
          onChange={(videos) => onChange({ videos })}
        />
      ) : (
        <QuestionsField body={body} onChange={onChange} problems={problems} />
      )}
    </>
  );
}

/** The questions of a task, in their order. */
function QuestionsField({ body, onChange, problems }: TaskFieldsProps) {
  const { form: messages } = useMessages({ en, ar });
  const { skillNames, typeName } = useQuestionNames();
  const [search, setSearch] = useState('');
  const titles = useQuestionTitles(body.questions);
  const isSpeaking = body.kind === 'vdo-speaking';
  const filters = { ...(search ? { search } : {}), ...(isSpeaking ? { type: 'Speaking' as const } : {}) };
  const found = useQuery({
    queryKey: keyOf('Question', 'options', filters),
    queryFn: ({ signal }) => api.listQuestions({ query: { limit: 30, archived: 'false', ...filters }, signal }),
    placeholderData: (before) => before,
  });
  const options = useMemo<Option[]>(
    () =>
      (found.data?.items ?? []).map(({ _id, title, type, subQuestionType }) => ({
        value: _id,
        label: title,
        description: `${skillNames[type]} · ${typeName(subQuestionType)}`,
      })),
    [found.data, skillNames, typeName],
  );
  return (
    <>
      <MultiCombobox
        label={messages.questions}
        hint={isSpeaking ? messages.speakingQuestionsHint : messages.questionsHint}
        options={options}
        selectedOptions={body.questions.map((id) => ({ value: id, label: titles.get(id) ?? '…' }))}
        value={body.questions}
        loading={found.isLoading || found.isPlaceholderData}
        error={problems.questions ? (isSpeaking ? messages.promptsMissing : messages.questionsMissing) : undefined}
        onSearch={setSearch}
        onChange={(questions) => onChange({ questions })}
      />
      {body.questions.length > 1 && (
        <ItemOrder
          label={messages.order}
          items={body.questions}
          titles={titles}
          onChange={(questions) => onChange({ questions })}
        />
      )}
      {!isSpeaking && <DrawsField body={body} onChange={onChange} problems={problems} />}
      {isSpeaking && <VideoFields body={body} onChange={onChange} problems={problems} />}
    </>
  );
}
