import { Banner, Button, Checkbox, Dialog, FileField, Select, TextArea, token, useUi } from '@rubrica/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { draftOf } from '../../core/defaults.ts';
import { ExchangeError } from '../../exchange/exchange-error.ts';
import { arabicRefusal } from '../../exchange/report-texts-ar.ts';
import { exchangeFormats, formatNames, type ExchangeFormat } from '../../exchange/formats.ts';
import { importQuestions, type ImportResult } from '../../exchange/import-questions.ts';
import { defaultLimits } from '../../exchange/limits.ts';
import { useKit } from '../../../primitives/views/kit-context.ts';
import { paperLimits } from '../../paper/limits.ts';
import { createWorkbenchQuestion, type WorkbenchQuestion } from '../state/workbench-state.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import { useStepFocus } from '../use-step-focus.ts';
import { useExchangeMessages } from './messages.ts';
import { ReportTable } from './report-table.tsx';
import { storeFiles } from './store-files.ts';

const Form = styled.div`
  display: grid;
  gap: ${token.space[16]};
  & [data-part='choose'] {
    display: grid;
    gap: ${token.space[4]};
    max-block-size: 30dvb;
    overflow: auto;
    padding: 2px;
  }
`;

export interface ImportDialogProps {
  /** Opens the chosen questions; `message` says how many they are. */
  onOpen: (questions: readonly WorkbenchQuestion[], message: string) => void;
  onClose: () => void;
}

/** Imports questions of other programs, reports the result for each, and opens the selected ones. */
export default function ImportDialog({ onOpen, onClose }: ImportDialogProps) {
  const { untitled } = useWorkbenchMessages();
  const { importing: messages } = useExchangeMessages();
  const { language } = useUi();
  const { media } = useKit();
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const [format, setFormat] = useState<ExchangeFormat | 'detect'>('detect');
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());

  const content = useStepFocus(result ? 'found' : 'choose');
  const formId = useId();

  const read = async () => {
    if (!file && text.trim() === '') {
      setFailure(messages.empty);
      return;
    }
    setIsReading(true);
    setFailure(null);
    try {
      const source = file ? await bytesOf(file) : text;
      if (source === undefined) {
        setFailure(messages.unread);
        return;
      }
      const found = await importQuestions(source, {
        ...(format === 'detect' ? {} : { format }),
        ...(file ? { name: file.name } : {}),
        lang: language.startsWith('ar') ? 'ar' : 'en',
      });
      setResult(await storeFiles(found, media));
      setExcluded(new Set());
    } catch (error) {
      if (!(error instanceof ExchangeError)) setFailure(messages.untaken);
      else setFailure(language.startsWith('ar') ? arabicRefusal(error) : error.message);
    } finally {
      setIsReading(false);
    }
  };

  const formats = [
    { value: 'detect' as const, label: messages.detect },
    ...exchangeFormats.map((value) => ({ value, label: formatNames[value] })),
  ];

  if (result) {
    const chosen = result.questions.flatMap((question, index) =>
      excluded.has(index) ? [] : [{ question, tags: result.tags[index] ?? [] }],
    );
    const open = (event: SyntheticEvent) => {
      event.preventDefault();
      onOpen(
        chosen.map(({ question, tags }) => ({
          ...createWorkbenchQuestion(draftOf(question)),
          tags: fittingTags(tags),
        })),
        messages.opened(chosen.length),
      );
    };
    const found = messages.found(result.questions.length);
    return (
      <Dialog
        open
        onClose={onClose}
        size="large"
        title={messages.title}
        description={`${formatNames[result.format]} · ${found}`}
        actions={
          <>
            <Button onClick={() => setResult(null)}>{messages.back}</Button>
            <Button variant="primary" type="submit" form={formId} disabled={chosen.length === 0}>
              {messages.open(chosen.length)}
            </Button>
          </>
        }
      >
        <Form as="form" ref={content} id={formId} onSubmit={open}>
          <div data-part="choose" role="group" aria-label={found}>
            {result.questions.map((question, index) => (
              <Checkbox
                key={question.questions[0]?.id ?? index}
                label={question.title || untitled}
                checked={!excluded.has(index)}
                onChange={() => setExcluded((before) => toggled(before, index))}
              />
            ))}
          </div>
          <ReportTable report={result.report} />
        </Form>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title}
      description={messages.text}
      actions={
        <Button variant="primary" loading={isReading} onClick={() => void read()}>
          {messages.read}
        </Button>
      }
    >
      <Form ref={content}>
        {failure !== null && (
          <Banner tone="danger" announce title={messages.failed}>
            {failure}
          </Banner>
        )}
        <FileField
          label={messages.file}
          accept=".txt,.gift,.xml,.csv,.tsv,.zip,.imscc"
          maxBytes={defaultLimits.fileSizeBytes}
          files={file ? [{ id: 'file', name: file.name, sizeBytes: file.size }] : []}
          onSelect={([first]) => setFile(first ?? null)}
          onRemove={() => setFile(null)}
        />
        <TextArea
          label={messages.paste}
          rows={5}
          dir="auto"
          disabled={file !== null}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Select label={messages.format} options={formats} value={format} onChange={setFormat} />
      </Form>
    </Dialog>
  );
}

/** The bytes of a file; none when it was moved, deleted or changed since it was chosen. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
}

/** Tags of another program as far as a paper has room for them. */
function fittingTags(tags: readonly string[]): string[] {
  const cut = tags.map((tag) => tag.trim().slice(0, paperLimits.tagCharacters).trim()).filter((tag) => tag !== '');
  return [...new Set(cut)].slice(0, paperLimits.tagsPerQuestion);
}

function toggled(set: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const next = new Set(set);
  if (!next.delete(index)) next.add(index);
  return next;
}
