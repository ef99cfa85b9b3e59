import { Banner, Checkbox, Chip, type ChipTone, Cluster, Stack, Table } from '@rubrica/ui';
import { ChangedQuestions } from './changed-questions.tsx';
import { usePublishMessages } from './messages.ts';
import type { PublishDifference, PublishReport } from './publish-adapter.ts';

type Action = PublishReport['questions'][number]['action'];

const tones: Record<Action, ChipTone> = {
  create: 'success',
  update: 'accent',
  keep: 'neutral',
  'leave-out': 'warning',
  'other-language': 'neutral',
};

interface PublishReportProps {
  report: PublishReport;
  changesNothing: boolean;
  createNames: boolean;
  onCreateNames: (createNames: boolean) => void;
}

/** What publishing would do, question by question. */
export function PublishReportView({ report, changesNothing, createNames, onCreateNames }: PublishReportProps) {
  const messages = usePublishMessages();
  const { questions, task, unknown, newFiles, refusedFiles = [] } = report;
  const names = [...unknown.categories, ...unknown.levels, ...unknown.diplomas];
  const differenceText = ({ part, at, change }: PublishDifference) =>
    part === 'block' ? messages.block[change]((at ?? 0) + 1) : messages.parts[part];
  const titleOf = (question: string | null) => questions.find(({ id }) => id === question)?.title || messages.untitled;
  return (
    <Stack gap={16}>
      <div role="status" tabIndex={-1}>
        {refusedFiles.length > 0 && (
          <Banner tone="danger">
            <p>{messages.refused}</p>
            <ul>
              {refusedFiles.map(({ name, question, reason }) => (
                <li key={`${name} ${question ?? ''}`}>
                  {messages.refusedFile[reason](messages.fileOf(name, titleOf(question)))}
                </li>
              ))}
            </ul>
          </Banner>
        )}
        {changesNothing && <Banner tone="info">{messages.nothing}</Banner>}
        <p>{messages.task[task.action](task.title)}</p>
        {newFiles > 0 && <p>{messages.files(newFiles)}</p>}
      </div>
      <Table
        label={messages.report}
        rows={questions}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            header: messages.question,
            primary: true,
            cell: ({ title }) => <bdi>{title || messages.untitled}</bdi>,
          },
          {
            key: 'action',
            header: messages.what,
            cell: ({ action, isFinished }) => (
              <Cluster gap={8}>
                <Chip tone={tones[action]}>{messages.actions[action]}</Chip>
                {!isFinished && action !== 'leave-out' && action !== 'other-language' && (
                  <Chip tone="warning">{messages.unfinished}</Chip>
                )}
              </Cluster>
            ),
          },
          {
            key: 'differences',
            header: messages.differences,
            cell: ({ differences }) => (differences.length === 0 ? '–' : differences.map(differenceText).join(' · ')),
          },
        ]}
      />
      <ChangedQuestions questions={questions} />
      {names.length > 0 && (
        <Stack gap={8}>
          <p>{messages.unknown(names.join(' · '))}</p>
          <Checkbox
            label={messages.createNames}
            hint={messages.createNamesHint}
            checked={createNames}
            onChange={({ target }) => onCreateNames(target.checked)}
          />
        </Stack>
      )}
    </Stack>
  );
}
