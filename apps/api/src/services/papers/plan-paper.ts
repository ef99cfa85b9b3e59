import { createHash } from 'node:crypto';
import type { FileId, PaperImport, QuestionId } from '@rubrica/api-client/contract';
import { filesOf, maximumMark, parseQuestion, type Question, questionOf, validateDraft } from '@rubrica/question-kit';
import { mapFiles, type Paper, type PaperQuestion, questionsInLanguage } from '@rubrica/question-kit/paper';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { paperQuestions } from '../../db/schema/papers.ts';
import { questions } from '../../db/schema/questions.ts';
import { sanitiseQuestion } from '../questions/sanitise-question.ts';
import { toFileRef } from '../files/to-stored-file.ts';
import { idOfName, type PaperNames } from './paper-names.ts';
import { questionDifferences } from './question-differences.ts';
import type { ReadPaper } from './read-paper.ts';

type Reported = PaperImport['questions'][number];

/** A question of a paper, and what its import does. */
export interface PlannedQuestion extends Reported {
  paperQuestion: PaperQuestion;
  /** As it is stored, but for its files, which are still the paper's. */
  content: Question;
  /** What an update writes over, with the paper's files where it has the same. */
  before: Question | null;
  /** The revision that an update writes over. */
  rev: number;
}

/** Whether an import takes a question of a paper. */
export function isTaken({ action }: Pick<PlannedQuestion, 'action'>): boolean {
  return action !== 'leave-out' && action !== 'other-language';
}

export interface PaperPlan {
  questions: PlannedQuestion[];
  /** What is stored of the paper's files already, by their ids in the paper. */
  storedFiles: ReadonlyMap<string, StoredRef>;
  /** The SHA-256 of each of the paper's files. */
  hashes: ReadonlyMap<string, string>;
}

type StoredRef = ReturnType<typeof toFileRef>;

/** A paper and the language in which students get it. */
export interface ChosenPaper extends ReadPaper {
  language: string;
}

/** Says what an import of a paper does with each of its questions. */
export async function planPaper(
  db: Database,
  { paper, media, language }: ChosenPaper,
  names: PaperNames,
): Promise<PaperPlan> {
  const counted = questionsInLanguage(paper, language);
  const stored = await selectStored(db, paper);
  const hashes = new Map(media.map(({ ref, bytes }) => [ref.id, createHash('sha256').update(bytes).digest('hex')]));
  const own = await selectFiles(
    db,
    [...stored.values()].flatMap(({ content }) => filesOf(content).map(({ id }) => id)),
  );
  const hashOf = new Map([...hashes, ...[...own].map(([id, { sha256 }]) => [id, sha256] as const)]);
  const ownFiles = new Map(media.map(({ ref }) => [hashes.get(ref.id), ref]));
  const planned: PlannedQuestion[] = [];
  for (const section of paper.sections)
    for (const paperQuestion of section.questions) {
      const content = await sanitiseQuestion(withIds(paperQuestion, names));
      const before = stored.get(paperQuestion.id);
      const differences = before ? questionDifferences(byHash(before.content, hashOf), byHash(content, hashOf)) : [];
      const isCounted = counted.has(paperQuestion.id);
      const written = !before ? 'create' : differences.length > 0 ? 'update' : 'keep';
      const action = isCounted ? written : paperQuestion.state === 'retired' ? 'leave-out' : 'other-language';
      planned.push({
        id: paperQuestion.id,
        section: section.title,
        title: content.title,
        type: content.type,
        subQuestionType: content.subQuestionType,
        maximum: maximumMark(content),
        action,
        question: before?.id ?? null,
        isFinished: validateDraft(content).length === 0,
        differences: isCounted ? differences : [],
        paperQuestion,
        content,
        before: before ? mapFiles(before.content, (file) => ownFiles.get(hashOf.get(file.id)) ?? file) : null,
        rev: before?.rev ?? 0,
      });
    }
  const byContent = new Map([...own.values()].map((file) => [file.sha256, toFileRef(file)]));
  const storedFiles = new Map(
    [...hashes].flatMap(([id, sha256]) => {
      const ref = byContent.get(sha256);
      return ref ? [[id, ref] as const] : [];
    }),
  );
  return { questions: planned, storedFiles, hashes };
}

/** A paper's question as the school has it: names are ids; those that it does not have are left empty. */
function withIds({ draft }: PaperQuestion, names: PaperNames): Question {
  return questionOf({
    ...draft,
    category: idOfName(names, 'category', draft.category),
    level: idOfName(names, 'level', draft.level),
    diploma: idOfName(names, 'diploma', draft.diploma),
  });
}

/** The same file has another id and name in a paper and in the school: it is compared by its content. */
function byHash(question: Question, hashes: ReadonlyMap<string, string>): Question {
  return mapFiles(question, (file) => {
    const hash = hashes.get(file.id);
    return hash === undefined ? file : { id: hash, name: hash, mime: 'content', size: 0 };
  });
}

interface StoredQuestion {
  id: QuestionId;
  rev: number;
  content: Question;
}

/** What an earlier import has made of a paper's questions, and questions that were exported as this paper. */
async function selectStored(db: Database, paper: Paper): Promise<Map<string, StoredQuestion>> {
  const columns = { id: questions.id, rev: questions.rev, content: questions.content };
  const isInBank = and(eq(questions.archived, false), eq(questions.isFromVideo, false));
  const imported = await db
    .select({ key: paperQuestions.paperQuestionId, ...columns })
    .from(paperQuestions)
    .innerJoin(questions, eq(questions.id, paperQuestions.questionId))
    .where(and(eq(paperQuestions.paperId, paper.id), isInBank));
  const ids = paper.sections
    .flatMap((section) => section.questions.map(({ id }) => id))
    .filter((id) => z.uuid().safeParse(id).success);
  const exported = await db
    .select({ key: questions.id, ...columns })
    .from(questions)
    .where(and(inArray(questions.id, ids), isInBank));
  return new Map(
    [...exported, ...imported].map(({ key, content, ...row }) => [key, { ...row, content: parseQuestion(content) }]),
  );
}

async function selectFiles(db: Database, ids: readonly FileId[]) {
  const rows = await db
    .select()
    .from(files)
    .where(inArray(files.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}
