import { contentOf, type FileAccess } from '../files/file-access.ts';

interface WrittenFile {
  name: string;
  text: string;
  /** The text's, where it has none of its own. */
  bytes?: Uint8Array<ArrayBuffer>;
}

/** File access for stories, which remembers the last saved file; a test cannot operate the browser's file dialog. */
export function fakeFiles(): FileAccess & { written: WrittenFile | null } {
  const disk: ReturnType<typeof fakeFiles> = {
    written: null,
    open: async () =>
      disk.written && {
        name: disk.written.name,
        bytes: disk.written.bytes ?? new TextEncoder().encode(disk.written.text),
      },
    save: async (name, content) => {
      const written = await contentOf(content);
      const bytes = typeof written === 'string' ? new TextEncoder().encode(written) : written;
      disk.written = { name, text: new TextDecoder().decode(bytes), bytes };
      return name;
    },
  };
  return disk;
}
