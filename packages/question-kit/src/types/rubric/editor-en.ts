/** Editor messages for instructions, in English. */
export const instructionsEn = {
  placeholder: 'Say what students should know or do before they go on',
};
