import { filesOf, type FileRef, type Question } from '@rubrica/question-kit';
import { replaceFileRefs, type ImportedFile } from '@rubrica/question-kit/exchange';
import { api } from '../../../lib/api.ts';
import { platformMedia } from '../../../lib/kit/platform-media.ts';
import { folderFields, type FolderPath } from '../bank/folder-tree.ts';
import type { ImportedQuestion } from './read-import.ts';

interface StoreOptions {
  /** Where questions are filed that say nothing else. */
  folder: FolderPath;
  /** What all of them get besides their own. */
  tags: readonly string[];
}

/** Returns what stores imported questions one by one. A file that several of them show is sent once. */
export function createImporter(files: readonly ImportedFile[], { folder, tags }: StoreOptions) {
  const stored = new Map<string, FileRef>();

  const storeFiles = async (content: Question): Promise<Question> => {
    for (const { id } of filesOf(content)) {
      const file = files.find((each) => each.id === id);
      if (!file || stored.has(id) || !platformMedia.upload) continue;
      const sent = new File([file.bytes], file.name, { type: file.mime });
      stored.set(id, await platformMedia.upload(sent, { key: crypto.randomUUID(), onProgress: () => {} }));
    }
    return replaceFileRefs([content], stored)[0] ?? content;
  };

  return async (question: ImportedQuestion): Promise<void> => {
    const content = await storeFiles(question.content);
    const filed = Object.fromEntries(folderFields.map((field) => [field, content[field] || (folder[field] ?? '')]));
    const { _id } = await api.createQuestion({
      body: { content: { ...content, ...filed } },
      headers: { 'idempotency-key': question.key },
    });
    const add = [...new Set([...question.tags, ...tags])];
    if (add.length > 0) await api.tagQuestions({ body: { questions: [_id], add } });
  };
}
