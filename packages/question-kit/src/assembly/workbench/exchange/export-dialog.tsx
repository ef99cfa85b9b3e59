import { Banner, Button, Dialog, Select, Skeleton, toast, token, useUi } from '@rubrica/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { questionOf } from '../../core/defaults.ts';
import { ExchangeError } from '../../exchange/exchange-error.ts';
import { exportQuestions, type ExportResult } from '../../exchange/export-questions.ts';
import type { ExportOptions } from '../../exchange/writer.ts';
import { arabicRefusal } from '../../exchange/report-texts-ar.ts';
import { exchangeFormats, formatNames, type ExchangeFormat } from '../../exchange/formats.ts';
import { useKit } from '../../../primitives/views/kit-context.ts';
import { openQuestionsOf } from '../state/workbench-state.ts';
import { useWorkbench } from '../workbench-context.ts';
import type { FileAccess } from '../files/file-access.ts';
import { contentOf } from '../files/paper-file.ts';
import { fileName } from '../files/question-file.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import { useExchangeMessages } from './messages.ts';
import { ReportTable } from './report-table.tsx';

const Form = styled.div`
  display: grid;
  gap: ${token.space[16]};
`;

/** The result of an export for one selection and format. */
type ExportOutcome = { requestKey: string; result: ExportResult } | { requestKey: string; failure: string };

/** Exports questions for other programs, and first lists what the format does not support. */
export default function ExportDialog({ files, onClose }: { files: FileAccess; onClose: () => void }) {
  const { exporting: messages } = useExchangeMessages();
  const { notSaved } = useWorkbenchMessages().files;
  const { language } = useUi();
  const { workbench, question, mainView } = useWorkbench();
  const { media } = useKit();
  const isWhole = mainView === 'paper' && openQuestionsOf(workbench).length > 1;
  const [selection, setSelection] = useState<'this' | 'all'>(isWhole ? 'all' : 'this');
  const [format, setFormat] = useState<ExchangeFormat>('qti');
  const [exportOutcome, setExportOutcome] = useState<ExportOutcome | null>(null);
  const requestKey = `${format} ${selection}`;
  const current = exportOutcome?.requestKey === requestKey ? exportOutcome : null;

  useEffect(() => {
    let isCancelled = false;
    const exported = selection === 'this' ? [question] : openQuestionsOf(workbench);
    const tagsOf = new Map(exported.map(({ history, tags }) => [questionOf(history.draft), tags]));
    const options: ExportOptions = {
      name: (selection === 'this'
        ? fileName(question.history.draft, '')
        : fileName(workbench.paper, '', `${exported.length}-questions`)
      ).slice(0, -1),
      categoryName: (id: string) => id,
      tags: (each) => tagsOf.get(each) ?? [],
      // One that is not kept here is reported as missing.
      file: async (file) => (await contentOf(file, media)) ?? undefined,
    };
    exportQuestions([...tagsOf.keys()], format, options).then(
      (result) => !isCancelled && setExportOutcome({ requestKey, result }),
      (error: unknown) => {
        if (isCancelled) return;
        const refusal = language.startsWith('ar') ? arabicRefusal : ({ message }: ExchangeError) => message;
        setExportOutcome({ requestKey, failure: error instanceof ExchangeError ? refusal(error) : messages.unmade });
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [selection, format, requestKey, question, workbench, media, language, messages]);

  const save = async (result: ExportResult) => {
    try {
      const name = await files.save(result.name, result.text ?? result.bytes, result.mime);
      if (name !== null) onClose();
    } catch {
      toast.error(notSaved);
    }
  };
  const selected = selection === 'this' ? [question] : openQuestionsOf(workbench);
  const tagsStay = format !== 'moodle-xml' && selected.some(({ tags }) => tags.length > 0);
  const result = current && 'result' in current ? current.result : null;
  const losses = result?.report.filter(({ outcome }) => outcome !== 'taken') ?? [];

  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={messages.title}
      description={messages.text}
      actions={
        <Button variant="primary" disabled={!result} onClick={() => result && void save(result)}>
          {messages.save}
        </Button>
      }
    >
      <Form>
        {openQuestionsOf(workbench).length > 1 && (
          <Select
            label={messages.questions}
            value={selection}
            onChange={setSelection}
            options={[
              { value: 'this', label: messages.this },
              { value: 'all', label: messages.all(openQuestionsOf(workbench).length) },
            ]}
          />
        )}
        <Select
          label={messages.format}
          value={format}
          onChange={setFormat}
          options={exchangeFormats.map((value) => ({ value, label: formatNames[value] }))}
        />
        {current && 'failure' in current && (
          <Banner tone="danger" announce title={messages.failed}>
            {current.failure}
          </Banner>
        )}
        {!current && <Skeleton height="48px" />}
        {result && tagsStay && (
          <Banner tone="info" announce>
            {messages.tagsStay}
          </Banner>
        )}
        {result && losses.length === 0 && !tagsStay && (
          <Banner tone="success" announce>
            {messages.complete}
          </Banner>
        )}
        {losses.length > 0 && <ReportTable report={losses} />}
      </Form>
    </Dialog>
  );
}
