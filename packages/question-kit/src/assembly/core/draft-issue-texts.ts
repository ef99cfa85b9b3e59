/** Issues of a draft as a whole, with their English texts; a type's own issues are in its folder. */
export const draftIssueTexts = {
  malformed: 'This is not in a shape that can be stored.',
  'title-missing': 'Give the question a title.',
  'blocks-missing': 'Add at least one question.',
  'types-mixed': 'This question is not of the type chosen above. Change one of the two.',
  'type-not-offered': 'This skill does not offer exercises of this type.',
  'id-twice': 'Two parts of the question have the same id.',
  'image-alt-missing': 'Describe the image for those who cannot see it.',
  'passage-empty': 'This passage is empty.',
} as const;

/** Codes of the issues of a draft as a whole. */
export type DraftIssueCode = keyof typeof draftIssueTexts;
