import type { SpokenComponentId } from '../components.ts';

const ids: ReadonlySet<unknown> = new Set<SpokenComponentId>([
  'communication',
  'languageKnowledge',
  'spontaneityFluency',
  'pronunciationIntonation',
]);

/** Whether a mark is that of a component of a spoken answer. */
export function isComponentId(id: string | undefined): id is SpokenComponentId {
  return ids.has(id);
}
