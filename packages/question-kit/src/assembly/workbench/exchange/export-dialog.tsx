import { Banner, Button, Dialog, Select, Skeleton, token, useUi } from '@rubrica/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { questionOf } from '../../core/defaults.ts';
import { ExchangeError } from '../../exchange/exchange-error.ts';
import { exportQuestions, type ExportResult } from '../../exchange/export-questions.ts';
import { arabicRefusal } from '../../exchange/report-texts-ar.ts';
import { exchangeFormats, formatNames, type ExchangeFormat } from '../../exchange/formats.ts';
import { useKit } from '../../../primitives/views/kit-context.ts';
import { openQuestionsOf } from '../state/workbench-state.ts';
import { useWorkbench } from '../workbench-context.ts';
import type { FileAccess } from '../files/file-access.ts';
import { fileName } from '../files/question-file.ts';
import { useExchangeMessages } from './messages.ts';
import { ReportTable } from './report-table.tsx';

const Form = styled.div`
  display: grid;
  gap: ${token.space[16]};
`;

/** The result of an export for one selection and format. */
type ExportOutcome = { requestKey: string; result: ExportResult } | { requestKey: string; failure: string };

/** Exports questions for other programs, and first lists what the format does not support. */
export function ExportDialog({ files, onClose }: { files: FileAccess; onClose: () => void }) {
  const { exporting: messages } = useExchangeMessages();
  const { language } = useUi();
  const { workbench, question } = useWorkbench();
  const { media } = useKit();
  const [selection, setSelection] = useState<'this' | 'all'>('this');
  const [format, setFormat] = useState<ExchangeFormat>('qti');
  const [exportOutcome, setExportOutcome] = useState<ExportOutcome | null>(null);
  const requestKey = `${format} ${selection}`;
  const current = exportOutcome?.requestKey === requestKey ? exportOutcome : null;

  useEffect(() => {
    let isCancelled = false;
    const selected = selection === 'this' ? [question] : openQuestionsOf(workbench);
    const drafts = selected.map(({ history }) => history.draft);
    const options = {
      name: fileName(question.history.draft, '').slice(0, -1),
      categoryName: (id: string) => id,
      file: async (file: Parameters<typeof media.url>[0]) => {
        const reply = await fetch(await media.url(file));
        return new Uint8Array(await reply.arrayBuffer());
      },
    };
    exportQuestions(drafts.map(questionOf), format, options).then(
      (result) => !isCancelled && setExportOutcome({ requestKey, result }),
      (error: unknown) => {
        if (!(error instanceof ExchangeError)) throw error;
        if (!isCancelled)
          setExportOutcome({ requestKey, failure: language.startsWith('ar') ? arabicRefusal(error) : error.message });
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [selection, format, requestKey, question, workbench, media, language]);

  const save = async (result: ExportResult) => {
    const name = await files.save(result.name, result.text ?? result.bytes, result.mime);
    if (name !== null) onClose();
  };
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
        {result && losses.length === 0 && (
          <Banner tone="success" announce>
            {messages.complete}
          </Banner>
        )}
        {losses.length > 0 && <ReportTable report={losses} />}
      </Form>
    </Dialog>
  );
}
