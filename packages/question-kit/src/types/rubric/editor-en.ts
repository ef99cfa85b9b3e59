/** The words of the editor of instructions, in English. */
export const instructionsEn = {
  placeholder: 'Say what students should know or do before they go on',
};
