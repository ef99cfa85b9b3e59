import { parseQuestion, QuestionParseError, withIds, type Question } from '@rubrica/question-kit';
import { z } from 'zod';
import { folderFields, type FolderNames } from '../bank/folder-tree.ts';

/** A question with what the bank keeps of it besides its content. */
export interface BankQuestion {
  content: Question;
  tags: readonly string[];
}

const format = 'rubrica-questions';

const filedUnder = z.object({ category: z.string(), level: z.string(), diploma: z.string() }).partial();

const bankFileSchema = z.object({
  format: z.literal(format),
  version: z.literal(1),
  questions: z
    .array(
      z.object({
        /** By name: ids are those of the school that wrote the file. */
        folder: filedUnder.default({}),
        tags: z.array(z.string().trim().min(1).max(40)).max(20).default([]),
        content: z.looseObject({ title: z.string().optional() }),
      }),
    )
    .max(2000),
});

/** Whether a file is one of ours: its beginning says so. */
export function isBankFile(text: string): boolean {
  return text.slice(0, 2000).includes(`"${format}"`);
}

/** Writes questions with all that they are: every type, and the names of their folders and tags. */
export function writeBankFile(questions: readonly BankQuestion[], names: FolderNames): string {
  const file: z.infer<typeof bankFileSchema> = {
    format,
    version: 1,
    questions: questions.map(({ content, tags }) => ({
      folder: Object.fromEntries(
        folderFields.flatMap((field) => {
          const name = names[field].find(({ value }) => value === content[field])?.label;
          return name === undefined ? [] : [[field, name]];
        }),
      ),
      tags: [...tags],
      content: { ...content, category: '', level: '', diploma: '' },
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** A question of a file that cannot be read. */
export interface UnreadQuestion {
  /** Its place in the file, counted from 1. */
  item: number;
  title: string;
  reason: string;
}

/** What a file holds. */
export interface BankFile {
  questions: BankQuestion[];
  unread: UnreadQuestion[];
  /** Names of folders that this school does not have: their questions are not filed there. */
  unknownFolders: string[];
}

/** Reads a file of questions. Returns null for text that is no such file. */
export function readBankFile(text: string, names: FolderNames): BankFile | null {
  const parsed = bankFileSchema.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const [questions, unread, unknownFolders]: [BankQuestion[], UnreadQuestion[], Set<string>] = [[], [], new Set()];
  for (const [index, { folder, tags, content }] of parsed.data.questions.entries()) {
    try {
      const filing = { category: '', level: '', diploma: '' };
      for (const field of folderFields) {
        const name = folder[field];
        if (name === undefined) continue;
        const known = names[field].find(({ label }) => label.toLowerCase() === name.toLowerCase());
        if (known) filing[field] = known.value;
        else unknownFolders.add(name);
      }
      questions.push({ content: withIds({ ...parseQuestion(content), ...filing }), tags });
    } catch (error) {
      if (!(error instanceof QuestionParseError)) throw error;
      unread.push({ item: index + 1, title: content.title ?? '', reason: error.message });
    }
  }
  return { questions, unread, unknownFolders: [...unknownFolders] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
