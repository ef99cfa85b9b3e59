import { maximumMark, validateDraft } from '@rubrica/question-kit';
import { Banner, Button, Chip, FileField, Heading, Progress, Select, Stack, Table, token } from '@rubrica/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { useKeepFocus } from '../../../lib/focus/use-keep-focus.ts';
import { useLanguage, useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { useNamedOptions } from '../../../lib/options/use-options.ts';
import { Page } from '../../../lib/page/page.tsx';
import { invalidate } from '../../../lib/query-keys.ts';
import { useQuestionNames } from '../../../lib/questions/question-names.ts';
import { TagField } from '../../../lib/questions/tag-field.tsx';
import { folderFields, type FolderPath } from '../bank/folder-tree.ts';
import { ar as bankAr } from '../bank/messages/ar.ts';
import { en as bankEn } from '../bank/messages/en.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { isPaper, PaperImportPreview } from './paper-import.tsx';
import { ImportRefusal, readImport, type ImportedQuestion, type ReadImport } from './read-import.ts';
import { ReportTable } from './report-table.tsx';
import { createImporter } from './store-import.ts';
import { useLoadFolderNames } from './use-load-folder-names.ts';

const maxBytes = 50 * 1024 * 1024;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${token.space[16]};
  align-items: end;
`;

/** Importing questions into the bank: a file is read here, looked through, and stored question by question. */
export function ImportPage() {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const language = useLanguage();
  const names = {
    category: useNamedOptions('categories'),
    level: useNamedOptions('levels'),
    diploma: useNamedOptions('diplomas'),
  };
  const loadNames = useLoadFolderNames();
  // It has the file that was chosen last: what a file before it comes to is dropped, also where that takes longer.
  const reading = useMutation({
    mutationFn: async (chosen: File) =>
      // The server reads a paper, and compares it with what it has.
      isPaper(chosen)
        ? null
        : readImport(chosen, { names: await loadNames(), language, damaged: messages.wrongVersion }),
  });
  const { variables: file, data: read, error, submittedAt } = reading;
  const refusal = error instanceof ImportRefusal ? error.message : error && errorText(error, common, messages.notRead);
  const problem = read?.questions.length === 0 ? messages.nothing : refusal;
  return (
    <Page
      title={messages.importTitle}
      lead={messages.importLead}
      breadcrumbs={[{ label: messages.questionsPage, to: '/admin/questions' }]}
    >
      <Stack gap={32}>
        <FileField
          label={messages.file}
          hint={messages.fileHint}
          maxBytes={maxBytes}
          files={file ? [{ id: String(submittedAt), name: file.name, sizeBytes: file.size }] : []}
          onSelect={([chosen]) => chosen && reading.mutate(chosen)}
        />
        {file && isPaper(file) ? (
          <PaperImportPreview key={submittedAt} file={file} />
        ) : (
          reading.isPending && <Progress label={messages.reading} value={null} />
        )}
        {problem && (
          <Banner tone="danger" announce>
            {problem}
          </Banner>
        )}
        {read && read.questions.length > 0 && <Preview key={submittedAt} read={read} names={names} />}
        {read && <Faults read={read} />}
      </Stack>
    </Page>
  );
}

/** What of a file is not imported as it was. */
function Faults({ read: { report, unread, unknownFolders } }: { read: ReadImport }) {
  const messages = useMessages({ en, ar });
  if (report.every(({ outcome }) => outcome === 'taken') && unread.length + unknownFolders.length === 0) return null;
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} size={18}>
        {messages.report}
      </Heading>
      {unknownFolders.map((name) => (
        <p key={name}>{messages.unknownFolder(name)}</p>
      ))}
      {unread.length > 0 && (
        <Table
          label={messages.report}
          rows={unread}
          rowKey={({ item }) => String(item)}
          columns={[
            {
              key: 'title',
              header: messages.question,
              primary: true,
              cell: ({ item, title }) => <bdi>{title || messages.atItem(item)}</bdi>,
            },
            {
              key: 'state',
              header: messages.state,
              cell: () => <Chip tone="danger">{messages.outcomes['left-out']}</Chip>,
            },
            { key: 'reason', header: messages.reason, cell: ({ reason }) => <bdi>{reason}</bdi> },
          ]}
        />
      )}
      <ReportTable report={report} />
    </Stack>
  );
}

interface PreviewProps {
  read: ReadImport;
  names: Readonly<Record<(typeof folderFields)[number], readonly { value: string; label: string }[]>>;
}

/** The questions that were read: which to import, and where to. */
function Preview({ read, names }: PreviewProps) {
  const messages = useMessages({ en, ar });
  const bank = useMessages({ en: bankEn, ar: bankAr });
  const common = useCommonMessages();
  const client = useQueryClient();
  const [questions, setQuestions] = useState<readonly ImportedQuestion[]>(read.questions);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(questions.map(({ key }) => key)));
  const [folder, setFolder] = useState<FolderPath>({});
  const [tags, setTags] = useState<readonly string[]>([]);
  const [running, setRunning] = useState<{ done: number; all: number } | null>(null);
  const [outcome, setOutcome] = useState<{ stored: number; failures: readonly string[] } | null>(null);
  const toBank = useRef<HTMLButtonElement>(null);
  const kept = useKeepFocus(() => toBank.current?.focus());

  const run = async () => {
    const wanted = questions.filter(({ key }) => chosen.has(key));
    const store = createImporter(read.files, { folder, tags });
    const [stored, failures]: [Set<string>, Set<string>] = [new Set(), new Set()];
    setOutcome(null);
    for (const [index, question] of wanted.entries()) {
      setRunning({ done: index, all: wanted.length });
      try {
        await store(question);
        stored.add(question.key);
      } catch (error) {
        failures.add(`${question.content.title}: ${errorText(error, common)}`);
      }
    }
    setRunning(null);
    setOutcome({ stored: stored.size, failures: [...failures] });
    // What is stored is not offered again; what failed stays chosen.
    setQuestions((before) => before.filter(({ key }) => !stored.has(key)));
    await invalidate(client, 'Question');
  };

  return (
    <Stack as="section" gap={16} {...kept}>
      {outcome && outcome.stored > 0 && (
        <Banner
          tone="success"
          announce
          action={
            <Button ref={toBank} to="/admin/questions">
              {messages.showAll}
            </Button>
          }
        >
          {messages.done(outcome.stored)}
        </Banner>
      )}
      {outcome && outcome.failures.length > 0 && (
        <Banner tone="danger" announce title={messages.failed(outcome.failures.length)}>
          {outcome.failures.join(' ')}
        </Banner>
      )}
      {questions.length > 0 && (
        <>
          <Heading level={2} size={18}>
            {messages.found(questions.length)}
          </Heading>
          <QuestionTable questions={questions} chosen={chosen} onChoose={setChosen} />
          <fieldset style={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
            <Stack gap={12}>
              <legend style={{ fontWeight: 600 }}>{messages.fileUnder}</legend>
              <Grid>
                {folderFields.map((field) => (
                  <Select
                    key={field}
                    label={bank.fields[field]}
                    value={folder[field] ?? ''}
                    options={[{ value: '', label: messages.none }, ...names[field]]}
                    onChange={(value) => setFolder((before) => ({ ...before, [field]: value }))}
                  />
                ))}
              </Grid>
              <TagField canCreate label={messages.addTags} value={tags} onChange={setTags} />
            </Stack>
          </fieldset>
          {running && (
            <Progress
              label={messages.running(running.done, running.all)}
              value={running.done / Math.max(1, running.all)}
            />
          )}
          <div>
            <Button
              variant="primary"
              loading={running !== null}
              disabled={chosen.size === 0}
              onClick={() => void run()}
            >
              {messages.run(questions.filter(({ key }) => chosen.has(key)).length)}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

interface QuestionTableProps {
  questions: readonly ImportedQuestion[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

function QuestionTable({ questions, chosen, onChoose }: QuestionTableProps) {
  const messages = useMessages({ en, ar });
  const { skillNames, typeName } = useQuestionNames();
  const { number } = useFormat();
  return (
    <Table
      label={messages.importTitle}
      rows={questions}
      rowKey={({ key }) => key}
      rowLabel={({ content }) => content.title || messages.untitled}
      selected={chosen}
      onSelectedChange={onChoose}
      columns={[
        {
          key: 'title',
          header: messages.question,
          primary: true,
          cell: ({ content: { title }, tags }) => (
            <Stack gap={4} align="start">
              <bdi>{title || messages.untitled}</bdi>
              {tags.length > 0 && <small>{tags.join(' · ')}</small>}
            </Stack>
          ),
        },
        {
          key: 'type',
          header: messages.kind,
          cell: ({ content }) => `${skillNames[content.type]} · ${typeName(content.subQuestionType)}`,
        },
        { key: 'points', header: messages.points, align: 'end', cell: ({ content }) => number(maximumMark(content)) },
        {
          key: 'state',
          header: messages.state,
          cell: ({ content }) => {
            const issues = validateDraft(content).length;
            return issues === 0 ? (
              <Chip tone="success">{messages.ready}</Chip>
            ) : (
              <Chip tone="warning">{messages.unfinished(issues)}</Chip>
            );
          },
        },
      ]}
    />
  );
}
