/** A file that somebody chose to open. */
export interface OpenedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What a file is made of. */
export type FileContent = string | Uint8Array<ArrayBuffer>;

/** The content, or what makes it: where it takes long, the browser asks for the place first. */
export type ContentToSave = FileContent | (() => Promise<FileContent>);

/** How the workbench reaches the files of its user. */
export interface FileAccess {
  /** Asks for a file; null when none is chosen. */
  open: () => Promise<OpenedFile | null>;
  /** Writes a file where its user says; the name it got, or null when they changed their mind. */
  save: (name: string, content: ContentToSave, mime: string) => Promise<string | null>;
}

type SavePicker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

/** The browser's own dialogs: the File System Access API where there is one, else download and upload. */
export const browserFiles: FileAccess = {
  open: () =>
    new Promise((resolve, reject) => {
      const input = document.createElement('input');
      input.type = 'file';
      input.accept = '.rubrica,.json,application/json';
      input.addEventListener('cancel', () => resolve(null));
      input.addEventListener('change', () => {
        const file = input.files?.[0];
        if (file) openedFile(file).then(resolve, reject);
        else resolve(null);
      });
      input.click();
    }),
  save: async (name, content, mime) => {
    const pick = savePicker();
    if (!pick) return download(name, await contentOf(content), mime);
    try {
      const handle = await pick({ suggestedName: name });
      const target = await handle.createWritable();
      await target.write(await contentOf(content));
      await target.close();
      return handle.name;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
      // A page inside a frame of another origin may not ask; a download it may.
      if (error instanceof DOMException && error.name === 'SecurityError')
        return download(name, await contentOf(content), mime);
      throw error;
    }
  },
};

/** A chosen or dropped file with its content. */
export async function openedFile(file: File): Promise<OpenedFile> {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** What is to be written. */
export async function contentOf(content: ContentToSave): Promise<FileContent> {
  return typeof content === 'function' ? content() : content;
}

/** `showSaveFilePicker`, which only some browsers have and TypeScript does not declare. */
function savePicker(): SavePicker | null {
  const pick: unknown = Reflect.get(window, 'showSaveFilePicker');
  if (typeof pick !== 'function') return null;
  return async (options) => {
    const handle: unknown = await Reflect.apply(pick, window, [options]);
    if (handle instanceof FileSystemFileHandle) return handle;
    throw new TypeError('showSaveFilePicker did not return a FileSystemFileHandle.');
  };
}

function download(name: string, content: FileContent, mime: string): string {
  const url = URL.createObjectURL(new Blob([content], { type: mime }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return name;
}
