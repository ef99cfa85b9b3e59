import type { TiptapField } from './tiptap-field.tsx';

let field: typeof TiptapField | null = null;
let loading: Promise<void> | undefined;

/** The writing surface, once it has been loaded. */
export function loadedField(): typeof TiptapField | null {
  return field;
}

/** Loads the writing surface; a load that failed is tried again the next time. */
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
