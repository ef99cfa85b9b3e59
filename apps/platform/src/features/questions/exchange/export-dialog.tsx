import type { QuestionId } from '@rubrica/api-client/contract';
import type { FileRef } from '@rubrica/question-kit';
import { exchangeFormats, exportQuestions, formatNames, summariseReport } from '@rubrica/question-kit/exchange';
import type { ExportResult } from '@rubrica/question-kit/exchange';
import { Button, Dialog, Radio, RadioGroup, Stack } from '@rubrica/ui';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { downloadFile } from '../../../lib/files/download-file.ts';
import { platformMedia } from '../../../lib/kit/platform-media.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { inBatches } from '../../../lib/resource/in-batches.ts';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import type { FolderNames } from '../bank/folder-tree.ts';
import { writeBankFile, type BankQuestion } from './bank-file.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { ReportTable } from './report-table.tsx';
import { saveFile } from './save-file.ts';
import { useLoadFolderNames } from './use-load-folder-names.ts';

const formats = ['rubrica', 'paper', ...exchangeFormats] as const;
type Format = (typeof formats)[number];

const labels: Record<Format, string> = { ...formatNames, rubrica: 'Rubrica (JSON)', paper: 'Rubrica (.rubrica)' };
const paperName = 'questions.rubrica';

/** Whether tags can be read back from a format. What else it cannot take, the report says for each question. */
const carriesTags = (format: Format) => format === 'rubrica' || format === 'paper' || format === 'moodle-xml';

/** How many questions the server writes into its log at once. */
const mostRecorded = 500;

interface ExportDialogProps {
  questions: readonly QuestionId[];
  onClose: () => void;
}

/** Exports questions to a file, and says what the format could not take. */
export function ExportDialog({ questions, onClose }: ExportDialogProps) {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const runChange = useRunChange();
  const loadNames = useLoadFolderNames();
  const [format, setFormat] = useState<Format>('rubrica');
  const [isRunning, setRunning] = useState(false);
  const [result, setResult] = useState<Pick<ExportResult, 'report'> | null>(null);
  const run = async () => {
    setRunning(true);
    try {
      await runChange(async () => {
        if (format === 'paper') {
          await downloadFile(`/api/questions/paper.rubrica?ids=${questions.join(',')}`, paperName);
          setResult({ report: [] });
          return messages.exported(paperName);
        }
        const found: BankQuestion[] = [];
        for (const id of questions) {
          const { content, tags } = await api.getQuestion({ params: { id } });
          found.push({ content, tags });
        }
        await inBatches(questions, mostRecorded, (batch) =>
          api.recordQuestionExport({ body: { questions: [...batch], format } }),
        );
        const written = await exportTo(format, found, await loadNames());
        saveFile(written.name, written.bytes, written.mime);
        setResult(written);
        return messages.exported(written.name);
      }, messages.exportFailed);
    } catch {
      // The toast has reported it.
    } finally {
      setRunning(false);
    }
  };
  // The platform's own file takes everything, and has nothing to report.
  const summary = result && result.report.length > 0 && summariseReport(result.report);
  return (
    <Dialog
      open
      size={summary ? 'large' : 'medium'}
      onClose={onClose}
      hasUnsaved={false}
      title={messages.exportTitle(questions.length)}
      actions={
        <>
          <Button onClick={onClose}>{result ? messages.close : common.cancel}</Button>
          <Button variant="primary" loading={isRunning} onClick={() => void run()}>
            {messages.export}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <RadioGroup
          label={messages.format}
          value={format}
          onChange={(value) => {
            setFormat(formats.find((each) => each === value) ?? 'rubrica');
            setResult(null);
          }}
        >
          {formats.map((each) => (
            <Radio key={each} value={each} label={labels[each]} hint={messages.formatHints[each]} />
          ))}
        </RadioGroup>
        {!carriesTags(format) && <p>{messages.tagsStay}</p>}
        {summary && (
          <div role="status">
            <p>{messages.summary(summary.taken, summary.changed, summary.leftOut)}</p>
          </div>
        )}
        {result && <ReportTable report={result.report} />}
      </Stack>
    </Dialog>
  );
}

async function exportTo(
  format: Exclude<Format, 'paper'>,
  questions: readonly BankQuestion[],
  names: FolderNames,
): Promise<Pick<ExportResult, 'name' | 'bytes' | 'mime' | 'report'>> {
  const contents = questions.map(({ content }) => content);
  if (format !== 'rubrica') {
    return exportQuestions(contents, format, {
      file: readFile,
      tags: (question) => questions.find(({ content }) => content === question)?.tags ?? [],
      categoryName: (id) => names.category.find(({ value }) => value === id)?.label,
    });
  }
  const bytes = new TextEncoder().encode(writeBankFile(questions, names));
  return { name: 'questions.rubrica.json', bytes, mime: 'application/json', report: [] };
}

/** The bytes of a stored file; undefined for one that cannot be read, which the report then names. */
async function readFile(file: FileRef): Promise<Uint8Array | undefined> {
  const response = await fetch(await platformMedia.url(file));
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}
