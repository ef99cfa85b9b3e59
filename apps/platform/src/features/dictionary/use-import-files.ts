import { useEffect, useRef, useState } from 'react';
import type { ParsedImport } from './import-collector.ts';
import { ImportFileError } from './import-file-error.ts';
import { readImport } from './read-import.ts';

/** The files chosen for an import, and what was found in them. */
export function useImportFiles(onRead: (parsed: ParsedImport, files: readonly File[]) => void) {
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [parsed, setParsed] = useState<ParsedImport | null>(null);
  const [failedWith, setFailedWith] = useState<ImportFileError | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const reading = useRef(new AbortController());
  useEffect(() => () => reading.current.abort(), []);

  const select = async (files: readonly File[]) => {
    const { signal } = (reading.current = new AbortController());
    setChosen(files);
    setParsed(null);
    setFailedWith(null);
    setPart(0);
    try {
      const found = await readImport(files, { signal, onProgress: setPart });
      setParsed(found);
      onRead(found, files);
    } catch (error) {
      // The dialog was closed meanwhile.
      if (signal.aborted) return;
      if (!(error instanceof ImportFileError)) throw error;
      setFailedWith(error);
    } finally {
      setPart(null);
    }
  };
  return {
    chosen,
    parsed,
    failedWith,
    /** How much has been read, from 0 to 1; null while nothing is read. */
    part,
    select,
  };
}
