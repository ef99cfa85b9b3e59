import { useLoadNamedOptions } from '../../../lib/options/use-options.ts';
import type { FolderNames } from '../bank/folder-tree.ts';

/** Returns what loads the names of all folders: a file that is read or written before they are there would lose its folders. */
export function useLoadFolderNames(): () => Promise<FolderNames> {
  const load = useLoadNamedOptions();
  return async () => {
    const [category, level, diploma] = await Promise.all([load('categories'), load('levels'), load('diplomas')]);
    return { category, level, diploma };
  };
}
