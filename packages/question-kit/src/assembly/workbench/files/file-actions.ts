import { toast } from '@rubrica/ui';
import { refusalReasonOf } from '../../../primitives/media/refusal-reason.ts';
import type { Draft } from '../../core/question.ts';
import { PaperLimitError } from '../../paper/limits.ts';
import type { WorkbenchMessages } from '../messages/en.ts';
import { openPaper } from '../state/paper-of.ts';
import { undoToastId, type PaperActions } from '../state/use-paper-actions.ts';
import {
  currentOf,
  emptyWorkbench,
  isUntouchedPaper,
  withDrafts,
  withoutChange,
  type WorkbenchState,
} from '../state/workbench-state.ts';
import type { OpenDialog } from '../open-dialog.ts';
import type { BrowserMedia } from './browser-media.ts';
import { openedFile, type FileAccess, type OpenedFile } from './file-access.ts';
import { describeProblems, paperFileOf, type OpenedPaper } from './paper-file.ts';
import { fileName, parseQuestionFile, serializeQuestion } from './question-file.ts';

/** What the workbench does with files. */
export interface FileActions {
  /** Opens a paper, or a question as a further one. */
  openFile: () => void;
  /** Opens a dropped file; says why where it cannot. */
  openDropped: (files: readonly File[]) => void;
  /** Saves the whole paper with its pictures and recordings. */
  saveFile: () => void;
  /** Saves the current question alone, as JSON. */
  saveQuestion: () => void;
  /** Opens a paper; asks what becomes of the open one, if somebody wrote in it. */
  openPaper: (opened: OpenedPaper) => void;
  replacePaper: (opened: OpenedPaper) => void;
  addPaper: (opened: OpenedPaper) => void;
}

/** What the functions of files work with. */
export interface FileHost {
  change: (make: (workbench: WorkbenchState) => WorkbenchState) => void;
  /** The same for a step of the paper that can be taken back. */
  actOnWorkbench: PaperActions['actOnWorkbench'];
  files: FileAccess;
  media: BrowserMedia;
  setDialog: (dialog: OpenDialog | null) => void;
  messages: WorkbenchMessages;
}

/** Opens a paper, or a question as a further one. */
export async function openPapers(host: FileHost, choose: () => Promise<OpenedFile | null>): Promise<void> {
  try {
    const opened = await choose();
    if (!opened) return;
    if (isArchive(opened.bytes)) await openArchive(host, opened);
    else openQuestion(host, opened);
  } catch (error) {
    toast.error(refusalReasonOf(error) ?? host.messages.files.notOpened);
  }
}

/** Opens a dropped file. Those of other programs are imported, and of several only the first is opened. */
export function openDropped(host: FileHost, files: readonly File[]): void {
  const { bar, files: texts } = host.messages;
  const file = files.find(({ name }) => /\.(?:rubrica|json)$/iu.test(name));
  if (file) {
    if (files.length > 1) toast.info(texts.oneAtATime(file.name));
    void openPapers(host, () => openedFile(file));
  } else if (files[0])
    toast.error(texts.rejected(files[0].name), {
      description: texts.otherKind,
      action: { label: bar.importing, onClick: () => host.setDialog({ show: 'import' }) },
    });
}

function openQuestion({ actOnWorkbench, setDialog, messages }: FileHost, { name, bytes }: OpenedFile): void {
  const read = parseQuestionFile(new TextDecoder().decode(bytes));
  if ('problems' in read) return setDialog({ show: 'refused', file: { name, problems: read.problems } });
  const undo = actOnWorkbench((workbench) => withDrafts(workbench, [read.draft]));
  if (!undo) return;
  toast.success(messages.files.opened(read.draft.title || messages.untitled), {
    id: undoToastId,
    action: { label: messages.files.undo, onClick: undo },
  });
}

async function openArchive(host: FileHost, { name, bytes }: OpenedFile): Promise<void> {
  const { readPaperFile } = await import('../../paper/file/read-paper-file.ts');
  const read = readPaperFile(bytes);
  if ('problems' in read)
    return host.setDialog({ show: 'refused', file: { name, problems: await describeProblems(read.problems) } });
  await host.media.keep(read.media.values());
  offerPaper(host, { name, paper: read.paper, missing: read.missing });
}

/** Opens a paper; asks what becomes of the open one, if somebody wrote in it. */
export function offerPaper(host: FileHost, opened: OpenedPaper): void {
  if (isUntouchedPaper(newest(host))) replacePaper(host, opened);
  else host.setDialog({ show: 'openPaper', opened });
}

/** Opens a paper in the place of the open one, and offers that one again. */
export function replacePaper(host: FileHost, opened: OpenedPaper): void {
  const { change, messages } = host;
  change((before) => {
    const after = openPaper(opened.paper);
    toast.success(messages.files.opened(opened.paper.title || opened.name), {
      ...missingNote(messages, opened.missing.length),
      ...(isUntouchedPaper(before)
        ? {}
        : { action: { label: messages.bar.undo, onClick: () => takeBack(host, before, after) } }),
    });
    return after;
  });
}

/** Puts the sections of a paper after those of the open one, and offers to take them away again. */
export async function addPaper(host: FileHost, opened: OpenedPaper): Promise<void> {
  const { actOnWorkbench, messages } = host;
  try {
    const { withPaper } = await import('./with-paper.ts');
    const undo = actOnWorkbench((workbench) => withPaper(workbench, opened.paper));
    if (!undo) return;
    toast.success(messages.files.opened(opened.paper.title || opened.name), {
      ...missingNote(messages, opened.missing.length),
      id: undoToastId,
      action: { label: messages.files.undo, onClick: undo },
    });
  } catch {
    toast.error(messages.files.notOpened);
  }
}

/** Takes a change of the workbench back, and keeps what was written since; says so where there is no room for both. */
export function takeBack(
  { change, messages }: Pick<FileHost, 'change' | 'messages'>,
  before: WorkbenchState,
  after: WorkbenchState,
): void {
  try {
    change((now) => withoutChange(before, after, now));
  } catch (error) {
    if (!(error instanceof PaperLimitError)) throw error;
    toast.error(messages.paperFull);
  }
}

/** Saves the whole paper with its pictures and recordings. */
export function savePaper(host: FileHost): void {
  void writePaper(host, newest(host));
}

async function writePaper({ files, media, setDialog, messages }: FileHost, workbench: WorkbenchState): Promise<void> {
  const { title } = workbench.paper;
  try {
    let missing = 0;
    const content = async () => {
      const written = await paperFileOf(workbench, media);
      missing = written.missing.length;
      return written.bytes;
    };
    const name = await files.save(fileName({ title }, 'rubrica', 'paper'), content, 'application/octet-stream');
    if (name !== null) toast.success(messages.files.saved(name), missingNote(messages, missing));
  } catch (error) {
    const { PaperFileError } = await import('../../paper/file/problems.ts');
    if (error instanceof PaperFileError)
      setDialog({ show: 'unsaved', problems: await describeProblems(error.problems) });
    else toast.error(messages.files.notSaved);
  }
}

/** Saves the current question alone, as JSON. */
export function saveQuestion(host: FileHost): void {
  void writeQuestion(host, currentOf(newest(host)).history.draft);
}

async function writeQuestion({ files, messages: { files: texts } }: FileHost, draft: Draft): Promise<void> {
  try {
    const name = await files.save(fileName(draft, 'json'), serializeQuestion(draft), 'application/json');
    if (name === null) return;
    const hasFiles = /"mime":/u.test(JSON.stringify([draft.input, draft.questions]));
    toast.success(texts.saved(name), hasFiles ? { description: texts.mediaStay } : {});
  } catch {
    toast.error(texts.notSaved);
  }
}

/** The newest state, which only a change sees. */
function newest({ change }: FileHost): WorkbenchState {
  let found = emptyWorkbench();
  change((workbench) => {
    found = workbench;
    return workbench;
  });
  return found;
}

function missingNote({ files }: WorkbenchMessages, count: number): { description?: string } {
  return count === 0 ? {} : { description: files.missing(count) };
}

/** Whether a file is a zip, as a paper's is. */
function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}
