import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { keyOf } from '../../../lib/query-keys.ts';
import type { ImportDraft } from './import-draft.ts';

type Choices = Pick<ImportDraft, 'columns' | 'existing' | 'countryCode'>;

const choicesAtFirst: Choices = { columns: null, existing: 'skip', countryCode: '20' };

/** What the calls of an import take of a draft. */
export function importBody({ file, columns, existing, countryCode }: Pick<ImportDraft, 'file'> & Choices) {
  return {
    file,
    existing,
    countryCode,
    ...(columns ? { columns: columns.map((field) => field ?? '').join(',') } : {}),
  };
}

function usePreview(draft: ImportDraft | null, choices: Choices) {
  const language = useLanguage();
  const { columns, existing, countryCode } = choices;
  return useQuery({
    // The problems come in the reader's language.
    queryKey: keyOf('User', 'import', draft?.id, columns, existing, countryCode, language),
    queryFn: ({ signal }) => {
      if (!draft) throw new Error('There is no file to look at.');
      return api.previewUserImport({ body: importBody({ file: draft.file, ...choices }), signal });
    },
    enabled: draft !== null && draft.done === null,
    retry: false,
  });
}

/** What the headings of the file say. */
export function useDetectedColumns(draft: ImportDraft | null) {
  return usePreview(draft, choicesAtFirst);
}

/** What the import would do, as the admin wants it. */
export function useImportPreview(draft: ImportDraft) {
  return usePreview(draft, draft);
}
