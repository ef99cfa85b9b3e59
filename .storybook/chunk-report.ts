import type { Plugin } from 'vite';
import type { ReportedChunk } from '../scripts/lib/workbench-size.ts';

/** Writes what each built script is made of to `chunks.json`, for `scripts/lib/workbench-size.ts`. */
export const chunkReport: Plugin = {
  name: 'chunk-report',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((output): ReportedChunk[] => {
      if (output.type !== 'chunk') return [];
      const modules = Object.entries(output.modules).map(([id, { renderedLength }]) => [id, renderedLength] as const);
      return [{ file: output.fileName, imports: output.imports, modules: Object.fromEntries(modules) }];
    });
    this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(chunks) });
  },
};
