import type { Messages } from './messages/en.ts';

/** The genres that are offered; a book may have another one. */
export const genres = ['fiction', 'nonfiction', 'biography', 'science', 'history', 'poetry', 'folktale'] as const;

/** What a genre is called; one that is not offered by its own name. */
export function genreName({ form }: Messages, genre: string): string {
  const known = genres.find((one) => one === genre);
  return known ? form.genres[known] : genre;
}
