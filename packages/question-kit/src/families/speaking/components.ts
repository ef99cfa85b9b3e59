/** What a spoken answer is marked for, as the items of its mark are named. */
export type SpokenComponentId =
  | 'communication'
  | 'languageKnowledge'
  | 'spontaneityFluency'
  | 'pronunciationIntonation';

/** A component of a spoken answer. */
export interface SpokenComponent<Field extends string> {
  /** Absent where one mark stands for the whole answer. */
  itemId?: SpokenComponentId | undefined;
  /** Where the entry holds the mark given for it. */
  field: Field;
  /** Points. */
  maximum: number;
}

/** The two components that are marked whenever somebody speaks to a photo or a prompt. */
export function sharedComponents(block: {
  communicationMark: number;
  languageKnowledgeMark: number;
}): SpokenComponent<'studentCommunicationMark' | 'studentLanguageKnowledgeMark'>[] {
  return [
    { itemId: 'communication', field: 'studentCommunicationMark', maximum: block.communicationMark },
    { itemId: 'languageKnowledge', field: 'studentLanguageKnowledgeMark', maximum: block.languageKnowledgeMark },
  ];
}

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
