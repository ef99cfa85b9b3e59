import type { Question } from '@rubrica/question-kit';
import {
  arabicRefusal,
  ExchangeError,
  importQuestions,
  type ImportedFile,
  type ReportLine,
} from '@rubrica/question-kit/exchange';
import { newId } from '../../../lib/resource/new-id.ts';
import type { FolderNames } from '../bank/folder-tree.ts';
import { isBankFile, readBankFile, type UnreadQuestion } from './bank-file.ts';

/** A question that can be imported. */
export interface ImportedQuestion {
  /** Its id once it is stored: an import that is run again after a lost reply stores none twice. */
  key: string;
  content: Question;
  tags: readonly string[];
}

/** What was read of a file. */
export interface ReadImport {
  questions: ImportedQuestion[];
  /** Files that the questions bring with them. */
  files: readonly ImportedFile[];
  report: readonly ReportLine[];
  unread: readonly UnreadQuestion[];
  unknownFolders: readonly string[];
}

/** A file that is refused as a whole; the message says why and what to do. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}

interface ReadOptions {
  names: FolderNames;
  language: 'en' | 'ar';
  /** What is said of a file of the platform that cannot be read. */
  damaged: string;
}

/**
 * Reads the questions of a file in any of the formats.
 *
 * @throws {ImportRefusal}
 */
export async function readImport(file: File, { names, language, damaged }: ReadOptions): Promise<ReadImport> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder().decode(bytes.slice(0, 4000));
  if (isBankFile(text)) {
    const read = readBankFile(new TextDecoder().decode(bytes), names);
    if (!read) throw new ImportRefusal(damaged);
    return { ...read, questions: read.questions.map(withKey), files: [], report: [] };
  }
  const categoryOf = (name: string) =>
    names.category.find(({ label }) => label.toLowerCase() === name.toLowerCase())?.value;
  try {
    const { questions, tags, files, report } = await importQuestions(bytes, {
      name: file.name,
      lang: language,
      category: categoryOf,
    });
    const found = questions.map((content, index) => withKey({ content, tags: (tags[index] ?? []).flatMap(toTags) }));
    return { questions: found, files, report, unread: [], unknownFolders: [] };
  } catch (error) {
    if (error instanceof ExchangeError)
      throw new ImportRefusal(language === 'ar' ? arabicRefusal(error) : error.message, { cause: error });
    throw error;
  }
}

/** Tags of this bank have no commas, and 40 characters at most. */
const toTags = (text: string): string[] =>
  text
    .split(/[,،]/u)
    .map((tag) => tag.trim().slice(0, 40).trim())
    .filter((tag) => tag !== '');

const withKey = (question: Omit<ImportedQuestion, 'key'>): ImportedQuestion => ({ key: newId(), ...question });
