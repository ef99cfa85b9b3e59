import type { FileAccess } from '../files/file-access.ts';

/** File access for stories, which remembers the last saved file; a test cannot operate the browser's file dialog. */
export function fakeFiles(): FileAccess & { written: { name: string; text: string } | null } {
  const disk: ReturnType<typeof fakeFiles> = {
    written: null,
    open: async () => disk.written,
    save: async (name, content) => {
      disk.written = { name, text: typeof content === 'string' ? content : new TextDecoder().decode(content) };
      return name;
    },
  };
  return disk;
}
