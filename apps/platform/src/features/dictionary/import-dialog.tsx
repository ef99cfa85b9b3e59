import { ApiError } from '@rubrica/api-client';
import type { DictionaryImport } from '@rubrica/api-client/contract';
import { Banner, Button, Dialog, FileField, Progress, Stack, TextField, token } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useFormat } from '../../lib/format.ts';
import { useExclusive } from '../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { invalidate } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { ParsedImport } from './import-collector.ts';
import { batchesOf } from './parse-import.ts';
import { useImportFiles } from './use-import-files.ts';

/** The largest collections have some 30 MB. */
const maxBytes = 100 * 1024 * 1024;
/** Archives that cannot be unpacked here are taken too, to say what to do with them. */
const accepted = '.tab,.tsv,.csv,.txt,.tei,.xml,.zip,.gz,.tgz,.ifo,.idx,.dict,.dz,.syn,.bz2,.xz,.7z,.rar,.zst';
/** How many problems are shown. */
const maxShownProblems = 20;

const Problems = styled.ol`
  max-block-size: 180px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  font-size: ${token.font[14]};
  & > li + li {
    margin-block-start: ${token.space[4]};
  }
  & code {
    display: block;
    color: ${token.color.inkSoft};
    overflow-wrap: anywhere;
  }
`;

/** What the makers of a dictionary say of it: their licence may be within. */
const About = styled.details`
  font-size: ${token.font[14]};
  & > summary {
    color: ${token.color.accent};
    cursor: pointer;
  }
  & > p {
    max-block-size: 160px;
    margin-block-start: ${token.space[8]};
    overflow-y: auto;
    color: ${token.color.inkSoft};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

type Fields = Pick<ParsedImport, 'title' | 'licence' | 'url' | 'language'>;

/** An import that the server has begun. */
interface Begun {
  id: DictionaryImport['_id'];
  /** Of which files: the same files that are chosen once more are the same import. */
  files: string;
  body: Fields & Pick<ParsedImport, 'kind'>;
}

const isAddress = (text: string) => text === '' || (/^https?:\/\//u.test(text) && URL.canParse(text));

/** Reads a file, says what is in it and what is not, and sends its entries. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { dialog: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const format = useFormat();
  const client = useQueryClient();
  const formId = useId();
  const [fields, setFields] = useState<Fields>({ title: '', licence: '', url: '', language: 'ar' });
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState('');
  const [progress, setProgress] = useState<number | null>(null);
  const set = (name: keyof Fields) => (event: { target: { value: string } }) =>
    setFields((before) => ({ ...before, [name]: event.target.value }));

  const { chosen, parsed, part, failedWith, select } = useImportFiles((found, files) => {
    const [first] = files;
    const title = found.title === '' ? (first?.name.replace(/\.\w+$/u, '') ?? '') : found.title;
    setFields({ title, licence: found.licence, url: found.url, language: found.language });
  });
  const isReading = part !== null;
  const fileError = failedWith
    ? messages.fileErrors[failedWith.code](failedWith.files)
    : isChecked && !parsed && !isReading
      ? messages.required
      : parsed?.entries.size === 0
        ? messages.nothing
        : undefined;
  const errors = {
    title: fields.title.trim() === '' ? messages.required : undefined,
    licence: fields.licence.trim() === '' ? messages.required : undefined,
    url: isAddress(fields.url.trim()) ? undefined : messages.invalid,
    language: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/iu.test(fields.language.trim()) ? undefined : messages.invalid,
  };
  const begun = useRef<Begun>(null);
  /**
   * Returns the id of a new import, or of the one that was begun with the same files and fields: what it has already stays as it is. With
   * other fields it takes the place of the one that was begun; that of other files stays, as the page has said.
   */
  const begin = async (wanted: Omit<Begun, 'id'>) => {
    const { current } = begun;
    if (current?.files === wanted.files) {
      if (JSON.stringify(current.body) === JSON.stringify(wanted.body)) return current.id;
      await api.removeDictionaryImport({ params: { id: current.id } });
      begun.current = null;
    }
    const { _id: id } = await api.createDictionaryImport({ body: wanted.body });
    begun.current = { ...wanted, id };
    return id;
  };
  const [submit, isBusy] = useExclusive(async () => {
    setChecked(true);
    if (!parsed || parsed.entries.size === 0) return;
    if (Object.values(errors).some((error) => error !== undefined)) return;
    setFailure('');
    setProgress(0);
    try {
      const body = { ...fields, kind: parsed.kind };
      const files = JSON.stringify(chosen.map(({ name, size, lastModified }) => [name, size, lastModified]));
      const id = await begin({ files, body });
      const batches = batchesOf(parsed.entries);
      for (const [index, entries] of batches.entries()) {
        await api.addDictionaryEntries({ params: { id }, body: { entries } });
        setProgress((index + 1) / batches.length);
      }
      toast.success(messages.done(fields.title));
      onClose();
    } catch (error) {
      // Somebody has removed it meanwhile.
      if (error instanceof ApiError && error.status === 404 && !error.isForeign) begun.current = null;
      setFailure(errorText(error, common, messages.failed));
    } finally {
      setProgress(null);
      await invalidate(client, 'DictionaryImport');
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy}
      hasUnsaved={parsed !== null && !isBusy}
      title={messages.title}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isBusy}>
            {messages.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap={16}>
          {failure !== '' && (
            <Banner tone="danger" announce>
              {failure}
            </Banner>
          )}
          <FileField
            label={messages.file}
            hint={messages.fileHint}
            accept={accepted}
            multiple
            maxBytes={maxBytes}
            error={fileError}
            files={chosen.map(({ name, size }) => ({ id: name, name, sizeBytes: size }))}
            onSelect={(files) => void select(files)}
            disabled={isBusy || isReading}
          />
          {isReading && <Progress label={messages.reading} value={part} valueText={format.percent(part * 100)} />}
          {parsed && (
            <>
              <Found parsed={parsed} />
              <TextField
                label={messages.name}
                hint={messages.nameHint}
                value={fields.title}
                maxLength={200}
                error={isChecked ? errors.title : undefined}
                onChange={set('title')}
              />
              <TextField
                label={messages.licence}
                hint={messages.licenceHint}
                value={fields.licence}
                maxLength={200}
                error={isChecked ? errors.licence : undefined}
                onChange={set('licence')}
              />
              {parsed.about !== '' && (
                <About>
                  <summary>{messages.about}</summary>
                  {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the arrow keys need a place to focus */}
                  <p dir="auto" tabIndex={0}>
                    {parsed.about}
                  </p>
                </About>
              )}
              <TextField
                label={messages.url}
                value={fields.url}
                dir="ltr"
                inputMode="url"
                maxLength={500}
                error={isChecked ? errors.url : undefined}
                onChange={set('url')}
              />
              {parsed.kind !== 'levels' && (
                <TextField
                  label={messages.language}
                  hint={messages.languageHint}
                  value={fields.language}
                  dir="ltr"
                  maxLength={35}
                  error={isChecked ? errors.language : undefined}
                  onChange={set('language')}
                />
              )}
            </>
          )}
          {progress !== null && (
            <Progress label={messages.progress} value={progress} valueText={format.percent(progress * 100)} />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

/** What was found in a file, and what was left out, by line. */
function Found({ parsed }: { parsed: ParsedImport }) {
  const { dialog: messages } = useMessages({ en, ar });
  const format = useFormat();
  const { entries, problems, counted } = parsed;
  const left = problems.length - maxShownProblems;
  const place = counted === 'lines' ? messages.line : messages.entry;
  return (
    <Banner tone={problems.length === 0 ? 'success' : 'warning'} announce>
      <p>{messages.read(format.number(entries.size), format.number(problems.length))}</p>
      {problems.length > 0 && (
        <Problems aria-label={messages.problems} tabIndex={0}>
          {problems.slice(0, maxShownProblems).map(({ at, code, text }) => (
            <li key={`${at} ${code} ${text}`}>
              {place(format.number(at))} {messages.codes[code]}
              <code dir="auto">{text}</code>
            </li>
          ))}
        </Problems>
      )}
      {left > 0 && <p>{messages.more(format.number(left))}</p>}
    </Banner>
  );
}
