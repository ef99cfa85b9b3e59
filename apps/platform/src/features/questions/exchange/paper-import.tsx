import { ApiError } from '@rubrica/api-client';
import type { PaperDifference, PaperImport } from '@rubrica/api-client/contract';
import { Banner, Button, Checkbox, Chip, type ChipTone, Cluster, Heading, Stack, Table } from '@rubrica/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { useKeepFocus } from '../../../lib/focus/use-keep-focus.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';
import { useQuestionNames } from '../../../lib/questions/question-names.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { paperMessages } from './messages/paper.ts';

type Action = PaperImport['questions'][number]['action'];

const tones: Record<Action, ChipTone> = {
  create: 'success',
  update: 'accent',
  keep: 'neutral',
  'leave-out': 'warning',
  'other-language': 'neutral',
};
const actions = ['create', 'update', 'keep', 'leave-out', 'other-language'] as const satisfies Action[];

/** Whether a file says that it is a paper of the workbench. */
export const isPaper = ({ name }: File) => /\.rubrica$/iu.test(name);

/** A paper before it is imported: what would become of each question, and of the task. */
export function PaperImportPreview({ file }: { file: File }) {
  const m = useMessages(paperMessages);
  const [shown] = useState(() => crypto.randomUUID());
  const query = useQuery({
    queryKey: keyOf('Question', 'paper', shown),
    queryFn: ({ signal }) => api.previewPaper({ body: { file }, signal }),
    retry: false,
    staleTime: Infinity,
  });
  const refusal = query.error instanceof ApiError ? query.error.errors['file']?.join(' ') : undefined;
  if (refusal !== undefined)
    return (
      <Banner tone="danger" announce title={m.failed}>
        {refusal}
      </Banner>
    );
  return (
    <QueryView query={query} loadingLabel={m.loading} errorTitle={m.failed}>
      {(preview) => (
        <Preview file={file} preview={preview} onCompareAgain={() => query.refetch({ throwOnError: true })} />
      )}
    </QueryView>
  );
}

interface PreviewProps {
  file: File;
  preview: PaperImport;
  onCompareAgain: () => Promise<unknown>;
}

function Preview({ file, preview, onCompareAgain }: PreviewProps) {
  const m = useMessages(paperMessages);
  const common = useCommonMessages();
  const { number } = useFormat();
  const client = useQueryClient();
  const [isCreating, setCreating] = useState(false);
  const [failure, setFailure] = useState('');
  const [hasChanged, setChanged] = useState(false);
  const [done, setDone] = useState<number | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const toTasks = useRef<HTMLButtonElement>(null);
  const kept = useKeepFocus(() => toTasks.current?.focus());
  const { questions, task, unknown, newFiles, refusedFiles = [], digest } = preview;
  const countOf = (action: Action) => questions.filter((question) => question.action === action).length;
  const writes = countOf('create') + countOf('update');
  const names = [...unknown.categories, ...unknown.levels, ...unknown.diplomas];

  const compareAgain = async () => {
    try {
      await onCompareAgain();
      setChanged(true);
      // The button that has the focus would import what has not been read.
      summary.current?.focus();
    } catch (error) {
      setFailure(errorText(error, common, m.runFailed));
    }
  };
  const [run, isBusy] = useExclusive(async () => {
    setFailure('');
    setChanged(false);
    const createNames = isCreating ? 'true' : 'false';
    try {
      await api.importPaper({ body: { file, createNames, ...(digest !== undefined && { digest }) } });
      setDone(writes);
      await invalidate(client, 'Task', 'Category', 'Level', 'Diploma');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') await compareAgain();
      else setFailure(errorText(error, common, m.runFailed));
    }
  });

  if (done !== null) {
    return (
      <Banner
        tone="success"
        announce
        action={
          <Button ref={toTasks} to="/admin/tasks">
            {m.toTasks}
          </Button>
        }
      >
        {m.done(done)}
      </Banner>
    );
  }
  return (
    <Stack as="section" gap={16} {...kept}>
      <div ref={summary} tabIndex={-1}>
        <Stack gap={16}>
          {hasChanged && (
            <Banner tone="danger" announce>
              {m.changed}
            </Banner>
          )}
          <Stack gap={8} role="status">
            <Heading level={2} size={18}>
              {m.heading(preview.title || m.untitled)}
            </Heading>
            <p>
              {actions
                .filter((action) => countOf(action) > 0)
                .map((action) => `${number(countOf(action))} ${m.summary[action]}`)
                .join(' · ')}
            </p>
            <p>{m.task[task.action](task.title)}</p>
            {newFiles > 0 && <p>{m.newFiles(newFiles)}</p>}
          </Stack>
        </Stack>
      </div>
      {refusedFiles.length > 0 && <RefusedFiles files={refusedFiles} questions={questions} />}
      <PaperTable questions={questions} />
      {names.length > 0 && (
        <Stack gap={8}>
          <p>{m.unknown(names.join(' · '))}</p>
          <Checkbox
            label={m.createNames}
            hint={m.createNamesHint}
            checked={isCreating}
            onChange={({ target }) => setCreating(target.checked)}
          />
        </Stack>
      )}
      {failure !== '' && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      {refusedFiles.length > 0 ? null : writes === 0 && task.action === 'keep' && !(isCreating && names.length > 0) ? (
        <Banner tone="info">{m.nothing}</Banner>
      ) : (
        <div>
          <Button variant="primary" loading={isBusy} onClick={() => void run()}>
            {m.run(writes)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

type RefusedFile = NonNullable<PaperImport['refusedFiles']>[number];

/** The files for which the import would be refused, each with its question. */
function RefusedFiles({ files, questions }: { files: readonly RefusedFile[]; questions: PaperImport['questions'] }) {
  const m = useMessages(paperMessages);
  const nameOf = ({ name, question }: RefusedFile) =>
    m.fileOf(name, questions.find(({ id }) => id === question)?.title || m.untitled);
  return (
    <Banner tone="danger" announce>
      <p>{m.refused}</p>
      <ul>
        {files.map((file) => (
          <li key={`${file.name} ${file.question ?? ''}`}>{m.refusedFile[file.reason](nameOf(file))}</li>
        ))}
      </ul>
    </Banner>
  );
}

function PaperTable({ questions }: Pick<PaperImport, 'questions'>) {
  const m = useMessages(paperMessages);
  const exchange = useMessages({ en, ar });
  const { skillNames, typeName } = useQuestionNames();
  const { number } = useFormat();
  const differenceText = ({ part, at, change }: PaperDifference) =>
    part === 'block' ? m.block[change]((at ?? 0) + 1) : m.parts[part];
  return (
    <Table
      label={exchange.importTitle}
      rows={questions}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          header: exchange.question,
          primary: true,
          cell: ({ title, section }) => (
            <Stack gap={4} align="start">
              <bdi>{title || m.untitled}</bdi>
              {section !== '' && (
                <small>
                  <bdi>{section}</bdi>
                </small>
              )}
            </Stack>
          ),
        },
        {
          key: 'type',
          header: exchange.kind,
          cell: ({ type, subQuestionType }) =>
            `${skillNames[type]}${subQuestionType ? ` · ${typeName(subQuestionType)}` : ''}`,
        },
        { key: 'points', header: exchange.points, align: 'end', cell: ({ maximum }) => number(maximum) },
        {
          key: 'action',
          header: m.what,
          cell: ({ action, isFinished }) => (
            <Cluster gap={8}>
              <Chip tone={tones[action]}>{m.actions[action]}</Chip>
              {!isFinished && action !== 'leave-out' && action !== 'other-language' && (
                <Chip tone="warning">{m.unfinished}</Chip>
              )}
            </Cluster>
          ),
        },
        {
          key: 'differences',
          header: m.differences,
          cell: ({ differences }) => (differences.length === 0 ? '–' : differences.map(differenceText).join(' · ')),
        },
      ]}
    />
  );
}
