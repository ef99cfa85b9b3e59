import type { TiptapField } from './tiptap-field.tsx';

let field: typeof TiptapField | null = null;
let loading: Promise<void> | undefined;

/** The editor component, if it has been loaded. */
export function loadedField(): typeof TiptapField | null {
  return field;
}

/** Loads the editor component; a failed load is retried on the next call. */
export function loadField(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  try {
    const module = await import('./tiptap-field.tsx');
    field = module.TiptapField;
  } catch {
    loading = undefined;
  }
}
