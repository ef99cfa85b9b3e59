/** WordNet's Morphy. Each function returns the word itself where it knows no other form. */
declare module 'wink-lemmatizer' {
  const lemmatizer: {
    noun: (word: string) => string;
    verb: (word: string) => string;
    adjective: (word: string) => string;
  };
  export default lemmatizer;
}
