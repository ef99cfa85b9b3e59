/** A story that is compared with its picture. */
export interface PicturedStory {
  file: string;
  /** The name that its file exports it under. */
  name: string;
  /** Where the sidebar has it. */
  title: string;
  /** The path of its pictures, without appearance and extension. */
  picture: string;
  /** The names of those in which it is compared. */
  appearances: readonly string[];
}
